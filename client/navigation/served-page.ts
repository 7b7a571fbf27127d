import { SERVED } from '#client/document/island-attributes.ts'

/** The elements that a page has for itself: in `client/index.html` they stand between the theme colours and the icon. */
const OWN_HEAD = 'meta[name="theme-color"] ~ :not([name="theme-color"]):has(~ link[rel="icon"])'
/** The style of a page follows the inline script. */
const OWN_STYLE = 'head > script + style'
/** `boot.js` adds it to pages that leave some styles for later (`scripts/build/later-states.ts`). */
const LATER_STYLE = 'link[href^="/assets/later-"]'

/** The page is on the device. After this time the link loads a document: the browser then shows that it waits. */
const LATEST_MS = 5000

/** A page without its document: its own elements of the head, and its root. */
export interface ServedPage {
  head: Element[]
  style: Element
  laterStyle: Element | null
  root: HTMLElement
}

/** The page that a document shows; its elements stay where they are. Throws for documents of other sites. */
function pageOf({ head, body }: Document): ServedPage {
  const style = head.querySelector(OWN_STYLE)
  const root = body.querySelector<HTMLElement>('#root')
  if (!style || !root) throw new Error('This document is not a page of the site')
  return { head: [...head.querySelectorAll(OWN_HEAD)], style, laterStyle: head.querySelector(LATER_STYLE), root }
}

/** Fetches the page of an address. Rejects without an answer in time, for an error, and for a redirect. */
export async function fetchPage(url: string): Promise<ServedPage> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LATEST_MS) })
  if (!response.ok || response.redirected) throw new Error(`There is no page ${url}`)
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
  const page = pageOf(parsed)
  page.root.removeAttribute(SERVED)
  const href = parsed.documentElement.dataset.laterStyle
  if (href) page.laterStyle = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return page
}

/** Puts a page in the place of the one that the document shows, and returns that one, complete. */
export function putPage(next: ServedPage): ServedPage {
  const former = pageOf(document)
  former.head[0]?.before(...next.head)
  for (const element of former.head) element.remove()
  // In the same place: sheets that were added later must stay behind it.
  former.style.replaceWith(next.style)
  former.laterStyle?.remove()
  if (next.laterStyle) document.head.append(next.laterStyle)
  former.root.replaceWith(next.root)
  return former
}
