import type { Country } from '#contract/submission/country.ts'

/** Returns the address of the picture of a country's flag. */
export function flagUrl(country: Country): string {
  return `/flags/${country.toLowerCase()}.svg`
}

const REGIONAL_INDICATOR_A = 0x1f1e6

/** Returns a country's flag as an emoji (two regional indicator symbols, Unicode TS #51), or a globe for "other". */
export function flagEmoji(country: Country): string {
  if (country === 'OT') return '🌐'
  const letters = Array.from(country, (letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 'A'.charCodeAt(0))
  return String.fromCodePoint(...letters)
}
