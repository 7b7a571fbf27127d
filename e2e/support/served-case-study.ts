import { type Locale, localePath, slugPath } from '#contract/addresses.ts'

/** The sections of a story: the field of its text and the anchor of its part of the page. */
export const SECTIONS = [
  { field: 'challenge', anchor: 'challenge' },
  { field: 'solution', anchor: 'solution' },
  { field: 'resultText', anchor: 'results' },
] as const

/** The path of a case study in a language. */
export function pathOf(locale: Locale, slug: string): string {
  return localePath(locale, slugPath('caseStudy', slug))
}

/** What the element of a story's section is known by in its page. */
export function sectionId(locale: Locale, slug: string, field: string): string {
  return `${slug}/${locale}/${field}`
}

/** A text in markdown as it reads: without marks, in one line. */
export function plain(markdown: string): string {
  const unmarked = markdown.replace(/^(> ?)*(#+ |- |\d+\. )?/gm, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return oneLine(unmarked.replace(/\*+/g, ''))
}

/** Lines joined; spaces that do not break count as spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
