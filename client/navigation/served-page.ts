/** Its style follows the bootstrap, in every page (`client/index.html`). */
const PAGE_STYLE = 'head > script + style'
/**
 * What a page has for itself in its head. What else stands there is the same on all pages, or scripts have added it, but for the sheet
 * of later states (`page-style.ts`).
 */
const OF_PAGE = `title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"], link[href^="/assets/later-"], ${PAGE_STYLE}`

/** It is on the device. A link that is not answered sooner loads a document, which says what it waits for. */
const LATEST_MS = 5000

/** A page without the document that it was served in. */
export interface ServedPage {
  head: Element[]
  root: HTMLElement
}

/** The page that a document shows; its elements stay where they are. */
function pageOf({ head, body }: Document): ServedPage {
  const root = body.querySelector<HTMLElement>('#root')
  if (!root) throw new Error('This document is no page of the site')
  return { head: [...head.querySelectorAll(OF_PAGE)], root }
}

/** Fetches the page of an address. Rejects where there is none in time, or another one is given for it. */
export async function fetchPage(url: string): Promise<ServedPage> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LATEST_MS) })
  if (!response.ok || response.redirected) throw new Error(`There is no page ${url}`)
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
  const page = pageOf(parsed)
  page.root.removeAttribute('data-served')
  const href = parsed.documentElement.dataset.laterStyle
  // Of a document `boot.js` brings it.
  if (href) page.head.push(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  return page
}

/** Puts a page in the place of the one that the document shows, which it returns. Nothing of either is lost. */
export function putPage(next: ServedPage): ServedPage {
  const former = pageOf(document)
  const nextStyle = next.head.find((element) => element.matches('style')) as Element
  // In its place: sheets that come later stand behind it.
  document.querySelector(PAGE_STYLE)?.replaceWith(nextStyle)
  for (const element of former.head) element.remove()
  document.head.append(...next.head.filter((element) => element !== nextStyle))
  former.root.replaceWith(next.root)
  return former
}
