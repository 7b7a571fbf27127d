/**
 * The chapters of a case study. `section` names the field with the chapter's text. `anchor` is the chapter's anchor on
 * the page and also the translation key of its title.
 */
export const CHAPTERS = [
  { section: 'challenge', anchor: 'challenge' },
  { section: 'solution', anchor: 'solution' },
  { section: 'resultText', anchor: 'results' },
] as const

export type ChapterAnchor = (typeof CHAPTERS)[number]['anchor']
