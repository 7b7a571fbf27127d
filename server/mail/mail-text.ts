import { mailLines } from '#contract/submission/mail-field.ts'
import type { MailContent } from './mail-content.ts'

/** The mail as plain text. Of the links it shows those to pages of the site. */
export function mailText({ items, message, details, warning }: MailContent): string {
  const pages = items.flatMap(({ href = '' }) => (/^https?:/.test(href) ? [href] : []))
  return [
    ...mailLines(items),
    ...pages,
    ...(message === undefined ? [] : ['', 'Message:', message]),
    '',
    ...mailLines(details),
    ...(warning === undefined ? [] : ['', warning]),
    '',
  ].join('\n')
}
