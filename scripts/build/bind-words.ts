import { BOUND_WORDS, COUNTED, UNITS } from './bound-words.ts'

const NO_BREAK_SPACE = '\u00a0'

/** A word does not begin within another; the end of an escape, as sources write line breaks and spaces (`\n`, `\u00a0`), is none. */
const START = '(?<!(?<!\\\\|\\\\u00a)[\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'

const BOUND = [
  new RegExp(`${START}(?:${BOUND_WORDS.join('|')})${END}`, 'giu'),
  new RegExp(`(?<=\\p{N}\\+?) (?:${UNITS.join('|')})${END}(?! \\p{N})`, 'gu'),
  new RegExp(`${START}(?:${COUNTED.join('|')}) (?=\\p{N})`, 'giu'),
]

/** The text, or the source of a module with texts, with spaces that do not break within names, compounds, and between figures and their units. */
export function bindWords(text: string): string {
  return BOUND.reduce((bound, words) => bound.replace(words, (match) => match.replaceAll(' ', NO_BREAK_SPACE)), text)
}
