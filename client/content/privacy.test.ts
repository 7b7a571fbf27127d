import { expect, test } from 'vitest'
import { LOCALES } from '#contract/addresses.ts'
import { LAST_CHANGE, LAST_CHANGE_DATE } from './privacy.ts'

test.each(LOCALES)('the last change of the policy has the same date for readers in %s as for machines', (locale) => {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    .formatToParts(new Date(LAST_CHANGE_DATE))
    .filter(({ type }) => type !== 'literal')
  expect(parts).toHaveLength(3)
  // Compares day, month and year one by one, because the policy may write them in another order than `Intl`.
  const words = LAST_CHANGE[locale].match(/[\p{L}\p{N}]+/gu) ?? []
  for (const { value } of parts) expect(` ${words.join(' ')} `).toContain(` ${value} `)
})
