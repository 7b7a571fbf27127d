/**
 * The chapters of a case study. `section` names the field with the chapter's text. `anchor` is the chapter's anchor on
 * the page and also the translation key of its title. `tone` is the chapter's background.
 */
export const CHAPTERS = [
  { section: 'challenge', anchor: 'challenge', tone: 'paper' },
  { section: 'solution', anchor: 'solution', tone: 'eggshell' },
  { section: 'resultText', anchor: 'results', tone: 'paper' },
] as const

export type Chapter = (typeof CHAPTERS)[number]['anchor']
