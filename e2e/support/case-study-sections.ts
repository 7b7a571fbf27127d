import type { Locale } from '#contract/addresses.ts'
import { inOneLine } from './served-page.ts'

/** The sections of a case study. `field` is the section's name in the content, `anchor` its id in the page. */
export const SECTIONS = [
  { field: 'challenge', anchor: 'challenge' },
  { field: 'solution', anchor: 'solution' },
  { field: 'resultText', anchor: 'results' },
] as const

/** The id of the element that contains the text of a section. */
export function sectionId(locale: Locale, slug: string, field: string): string {
  return `${slug}/${locale}/${field}`
}

/** Turns a Markdown text into plain text on one line. */
export function plain(markdown: string): string {
  const unmarked = markdown.replace(/^(> ?)*(#+ |- |\d+\. )?/gm, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return inOneLine(unmarked.replace(/\*+/g, ''))
}
