import { SERVED } from '#client/document/island-attributes.ts'

/**
 * Matches the elements of the head that differ from page to page. In `client/index.html` they are between the theme
 * colours and the icon.
 */
const OWN_HEAD = 'meta[name="theme-color"] ~ :not([name="theme-color"]):has(~ link[rel="icon"])'
/** Matches the page's own style sheet, which comes right after the inline script. */
const OWN_STYLE = 'head > script + style'
/**
 * Matches the link to a page's second style sheet, with the rules that its first frames do not need
 * (`scripts/build/later-states.ts`). `boot.js` adds this link.
 */
const LATER_STYLE = 'link[href^="/assets/later-"]'

/**
 * Longest wait for a page, which normally comes from the device. After this time the link loads a document, so that the
 * browser shows the visitor that it is loading.
 */
const FETCH_TIMEOUT_MS = 5000

/**
 * The parts of a page that a link replaces when it changes the page inside the document: the page's own elements of the
 * head, its styles and its root.
 */
export interface ServedPage {
  head: Element[]
  style: Element
  laterStyle: Element | null
  root: HTMLElement
}

/** Finds the parts of the page that a document contains, without removing them. Throws for documents of other sites. */
function pageOf({ head, body }: Document): ServedPage {
  const style = head.querySelector(OWN_STYLE)
  const root = body.querySelector<HTMLElement>('#root')
  if (!style || !root) throw new Error('This document is not a page of the site')
  return { head: [...head.querySelectorAll(OWN_HEAD)], style, laterStyle: head.querySelector(LATER_STYLE), root }
}

/** Fetches the page at an address. Rejects for an error, for a redirect, and if no answer comes within five seconds. */
export async function fetchPage(url: string): Promise<ServedPage> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  if (!response.ok || response.redirected) throw new Error(`There is no page ${url}`)
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
  const page = pageOf(parsed)
  page.root.removeAttribute(SERVED)
  const href = parsed.documentElement.dataset.laterStyle
  if (href) page.laterStyle = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return page
}

/**
 * Replaces the page that the document shows by `next`. Returns all parts of the former page, so that Back can show it
 * again.
 */
export function replacePage(next: ServedPage): ServedPage {
  const former = pageOf(document)
  former.head[0]?.before(...next.head)
  for (const element of former.head) element.remove()
  // The new style takes the place of the old one, because style sheets that were added later must stay after it.
  former.style.replaceWith(next.style)
  former.laterStyle?.remove()
  if (next.laterStyle) document.head.append(next.laterStyle)
  former.root.replaceWith(next.root)
  return former
}
