/**
 * The chapters of a case study. `section` names the field with the chapter's text. `anchor` is the chapter's anchor on
 * the page and also the translation key of its title. `tone` is the chapter's background, `detail` the place in the
 * cover whose detail is shown beside the chapter.
 */
export const CHAPTERS = [
  { section: 'challenge', anchor: 'challenge', tone: 'paper', detail: '12% 78%' },
  { section: 'solution', anchor: 'solution', tone: 'eggshell', detail: '50% 36%' },
  { section: 'resultText', anchor: 'results', tone: 'paper', detail: '92% 64%' },
] as const

export type Chapter = (typeof CHAPTERS)[number]['anchor']
