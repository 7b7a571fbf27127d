import { type Locale, localePath, slugPath } from '#contract/addresses.ts'

/** The sections of a case study. `field` is the section's name in the content, `anchor` its id in the page. */
export const SECTIONS = [
  { field: 'challenge', anchor: 'challenge' },
  { field: 'solution', anchor: 'solution' },
  { field: 'resultText', anchor: 'results' },
] as const

/** The path of a case study in a language. */
export function pathOf(locale: Locale, slug: string): string {
  return localePath(locale, slugPath('caseStudy', slug))
}

/** The id of the element that contains the text of a section. */
export function sectionId(locale: Locale, slug: string, field: string): string {
  return `${slug}/${locale}/${field}`
}

/** Turns a Markdown text into plain text on one line. */
export function plain(markdown: string): string {
  const unmarked = markdown.replace(/^(> ?)*(#+ |- |\d+\. )?/gm, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return oneLine(unmarked.replace(/\*+/g, ''))
}

/**
 * Puts a text from the content on one line with plain spaces. `textOf` gives the text of an element in the same form,
 * so that the two can be compared.
 */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
