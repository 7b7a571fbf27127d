import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COUNTRIES } from '#contract/submission/country.ts'
import { flagEmoji, flagUrl } from './country-flag.ts'

it.each(COUNTRIES)('has a picture of the flag of %s', (country) => {
  expect(existsSync(new URL(`../../../public${flagUrl(country)}`, import.meta.url))).toBe(true)
})

it('writes flags as text', () => {
  expect(COUNTRIES.map(flagEmoji)).toEqual(['🇦🇺', '🇨🇦', '🇬🇧', '🇺🇸', '🇻🇳', '🌐'])
})
