/**
 * The chapters of a case study: the field of the text, and the chapter's anchor, which is also the key of its title.
 */
export const CHAPTERS = [
  { section: 'challenge', anchor: 'challenge', tone: 'paper' },
  { section: 'solution', anchor: 'solution', tone: 'eggshell' },
  { section: 'resultText', anchor: 'results', tone: 'paper' },
] as const

export type Chapter = (typeof CHAPTERS)[number]['anchor']
