/** The chapters of a story: its text, and the address within the page, which is the key of its title, too. */
export const CHAPTERS = [
  { section: 'challenge', anchor: 'challenge', tone: 'paper' },
  { section: 'solution', anchor: 'solution', tone: 'eggshell' },
  { section: 'resultText', anchor: 'results', tone: 'paper' },
] as const

export type Chapter = (typeof CHAPTERS)[number]['anchor']
