/**
 * The chapters of a case study. `section` names the field with the chapter's text. `anchor` is the chapter's anchor on
 * the page and also the translation key of its title. `tone` is the chapter's background, `detail` the place and
 * size of the cover beside the chapter: two details, and at the end the whole.
 */
export const CHAPTERS = [
  { section: 'challenge', anchor: 'challenge', tone: 'paper', detail: '12% 78% / 210%' },
  { section: 'solution', anchor: 'solution', tone: 'eggshell', detail: '50% 36% / 210%' },
  { section: 'resultText', anchor: 'results', tone: 'paper', detail: '0 0 / 100%' },
] as const

export type Chapter = (typeof CHAPTERS)[number]['anchor']
