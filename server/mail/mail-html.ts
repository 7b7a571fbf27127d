import type { Locale } from '#contract/addresses.ts'
import type { MailContent, MailItem } from './mail-content.ts'

/**
 * Style of the body. The font is the site's text font if the reader's device has it, else the system's. No colours are
 * set, so that a mail program can use those of its dark mode.
 */
const BODY =
  "max-width:40em;margin:0;padding:16px;font:16px/1.5 'Be Vietnam Pro','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const TITLE = 'margin:0 0 24px;font-size:21px;line-height:1.25'
const LIST = 'margin:0 0 24px'
const LABEL = 'margin:12px 0 0;font-size:14px'
const TILE = 'display:block;margin:24px 0'
const VALUE = 'margin:0'

/** Renders the mail of a submission as HTML. */
export function mailHtml({ title, items, message, details, tileUrl, warning }: MailContent): string {
  return mailPage('en', title, [
    `<h1 style="${TITLE}">${escaped(title)}</h1>`,
    definitionList(items.map(htmlPair)),
    ...(message === undefined ? [] : [definitionList([['Message', withBreaks(message)]])]),
    '<hr>',
    tileImage(tileUrl),
    definitionList(details.map(htmlPair)),
    ...(warning === undefined ? [] : [`<p><strong>${escaped(warning)}</strong></p>`]),
  ])
}

/** Returns the HTML page of a mail: inline styles on plain elements, which all mail programs support. */
export function mailPage(locale: Locale, title: string, content: readonly string[]): string {
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escaped(title)}</title></head>`,
    `<body style="${BODY}">`,
    ...content,
    '</body></html>',
    '',
  ].join('\n')
}

/**
 * Returns an image element with the receipt's tile, a picture that is drawn from the receipt code. Mail programs load
 * the image from the site, or leave it out. It is not attached to the mail, because it would then be listed among the
 * applicant's files.
 */
export function tileImage(url: string): string {
  return `<img src="${escaped(url)}" width="96" height="96" alt="" style="${TILE}">`
}

/** The label and the value of one line of the mail, as HTML. */
type Pair = [label: string, value: string]

/** Renders a list of labels with their values, which are HTML already. */
function definitionList(pairs: readonly Pair[]): string {
  const lines = pairs.map(([label, value]) => `<dt style="${LABEL}">${label}</dt><dd style="${VALUE}">${value}</dd>`)
  return `<dl style="${LIST}">${lines.join('\n')}</dl>`
}

/** Returns a line of the mail as HTML. The value is a link if the line has an address. */
function htmlPair({ label, value, href }: MailItem): Pair {
  return [escaped(label), href === undefined ? escaped(value) : `<a href="${escaped(href)}">${escaped(value)}</a>`]
}

/** Writes line breaks as `<br>`, because Outlook ignores the CSS property `white-space`. */
function withBreaks(text: string): string {
  return escaped(text).replace(/\r\n?|\n/g, '<br>\n')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes the characters of a text that have a meaning in HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string)
}
