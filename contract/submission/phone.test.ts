import { describe, expect, test } from 'vitest'
import { COUNTRIES, type Country } from './country.ts'
import type { FieldError } from './field-error.ts'
import { applicationPhoneError, contactPhoneError, stripPhone } from './phone.ts'

describe('stripPhone keeps digits and one leading plus', () => {
  test.each([
    ['+84 912-345-678', '+84912345678'],
    ['(0) 912.345.678', '0912345678'],
    ['+84+912345678', '+84912345678'],
    ['tel: +1 (212) 555 0100 ext', '+12125550100'],
    ['091+2345678', '0912345678'],
    ['', ''],
  ])('%j → %j', (typed, stripped) => {
    expect(stripPhone(typed)).toBe(stripped)
  })
})

const RIGHT: Record<Country, string[]> = {
  VN: [
    '0912345678',
    '+84 912 345 678',
    '84912345678',
    '912345678',
    '0312345678',
    '0512345678',
    '0712345678',
    '0812345678',
  ],
  US: ['+1 212 555 0100', '0012125550100', '+1 (212) 555-0100'],
  CA: ['+1 416 555 0100', '0014165550100'],
  AU: ['+61 412 345 678', '061412345678'],
  GB: ['+44 7911 123456', '00447911123456', '+44 791 112 345'],
  OT: ['12345678', '+123456789012345', '+65 6123 4567'],
}

const WRONG: Record<Country, { error: FieldError; phones: string[] }> = {
  VN: {
    error: 'phone_invalid_vn',
    phones: ['0212345678', '091234567', '09123456789', '+85912345678', '0084912345678', '12', 'abc', '+840912345678'],
  },
  US: {
    error: 'phone_invalid_usca',
    phones: ['2125550100', '12125550100', '+1212555010', '+121255501000', '+44 7911 123456'],
  },
  CA: { error: 'phone_invalid_usca', phones: ['4165550100', '+1416555010', '+2 416 555 0100'] },
  AU: { error: 'phone_invalid_au', phones: ['0412345678', '+6141234567', '+614123456789', '0061412345678'] },
  GB: { error: 'phone_invalid_gb', phones: ['07911123456', '+44 7911 1234567', '+44 7911 12', '447911123456'] },
  OT: { error: 'phone_invalid_generic', phones: ['1234567', '+1234567', '1234567890123456', 'call me'] },
}

describe.each(COUNTRIES)('contact phone in %s', (country) => {
  test.each(RIGHT[country])('%j is right', (phone) => {
    expect(contactPhoneError(country, phone)).toBeNull()
  })
  test.each(WRONG[country].phones)('%j is refused', (phone) => {
    expect(contactPhoneError(country, phone)).toBe(WRONG[country].error)
  })
  test.each(['', '   '])('%j is required', (phone) => {
    expect(contactPhoneError(country, phone)).toBe('required')
  })
})

describe("applicant's phone", () => {
  test.each([
    '0912345678',
    '84912345678',
    '+84912345678',
    '+84 (91) 234-56.78',
    '0312345678',
    '0912‑345–678',
    '\u202a0912345678\u202c',
  ])('%j is right', (phone) => {
    expect(applicationPhoneError(phone)).toBeNull()
  })
  test.each(['912345678', '0212345678', '091234567', '09123456789', '+85912345678', '0912345678x', '+1 212 555 0100'])(
    '%j is refused',
    (phone) => {
      expect(applicationPhoneError(phone)).toBe('phone_invalid_application')
    },
  )
  test('an empty one is required', () => {
    expect(applicationPhoneError(' ')).toBe('required')
  })
})
