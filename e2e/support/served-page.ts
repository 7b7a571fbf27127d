import { existsSync, readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'

/** The folder of the built site. */
export const SITE_DIR = new URL('../../dist/site/', import.meta.url)

const pages = new Map<string, Document>()

/** Whether the built site has a page at a path such as `/vi/careers`. */
export function isServed(path: string): boolean {
  return existsSync(fileOf(path))
}

/** The HTML of the built page at a path. */
export function servedHtml(path: string): string {
  return readFileSync(fileOf(path), 'utf8')
}

/** The built page at a path, parsed without a browser. Tests share this document, so they must not change it. */
export function servedPage(path: string): Document {
  const page = pages.get(path) ?? (parseHTML(servedHtml(path)).document as unknown as Document)
  pages.set(path, page)
  return page
}

/** The text of an element on one line, as `inOneLine` returns it. If there is no element, an empty text. */
export function textOf(element: Element | null | undefined): string {
  return inOneLine(element?.textContent ?? '')
}

/**
 * The words of a text on one line, with plain spaces and without the word joiners that the build adds. Texts of the
 * content and of the pages can thus be compared.
 */
export function inOneLine(words: string): string {
  return words.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()
}

/** The text of each element that a selector finds. */
export function textsOf(page: ParentNode, selector: string): string[] {
  return [...page.querySelectorAll(selector)].map(textOf)
}

/** The `href` of each link that a selector finds. */
export function hrefsOf(page: ParentNode, selector: string): (string | null)[] {
  return [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
}

function fileOf(path: string): URL {
  return new URL(path === '/' ? 'index.html' : `${path.slice(1)}.html`, SITE_DIR)
}
