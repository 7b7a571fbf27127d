import { expect, test } from 'vitest'
import { phoneHref } from './phone-href.ts'

test.each([
  ['VN', '0901 234 567', 'tel:+84901234567'],
  ['VN', '+84 (901) 234-567', 'tel:+84901234567'],
  ['VN', '84 841 234 567', 'tel:+84841234567'],
  ['VN', '841 234 567', 'tel:+84841234567'],
  ['US', '001 202 555 0143', 'tel:+12025550143'],
  ['CA', '+1 604 555 0143', 'tel:+16045550143'],
  ['AU', '061 491 570 006', 'tel:+61491570006'],
  ['GB', '+44 (0)7700 900123', 'tel:+447700900123'],
  ['GB', '0044 7700 900123', 'tel:+447700900123'],
  ['OT', '+65 6000 0000', 'tel:+6560000000'],
] as const)('in %s %s is called by %s', (country, phone, href) => {
  expect(phoneHref(country, phone)).toBe(href)
})
