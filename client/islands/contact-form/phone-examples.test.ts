import { expect, it } from 'vitest'
import { COUNTRIES } from '#contract/submission/country.ts'
import { contactPhoneError } from '#contract/submission/phone.ts'
import { PHONE_EXAMPLES } from './phone-examples.ts'

it.each(COUNTRIES)('shows a number as example that the rule of %s accepts', (country) => {
  expect(contactPhoneError(country, PHONE_EXAMPLES[country])).toBeNull()
})
