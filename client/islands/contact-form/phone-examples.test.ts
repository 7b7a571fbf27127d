import { expect, it } from 'vitest'
import { COUNTRIES } from '#contract/submission/country.ts'
import { contactPhoneError } from '#contract/submission/phone.ts'
import { PHONE_EXAMPLES } from './phone-examples.ts'

it.each(COUNTRIES)('the example number of %s is valid', (country) => {
  expect(contactPhoneError(country, PHONE_EXAMPLES[country])).toBeNull()
})
