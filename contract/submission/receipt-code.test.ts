import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATUS_CODE_HASH } from '../addresses.ts'
import { idOfStatusCode, isReceiptCode, receiptCode, statusCode } from './receipt-code.ts'

const ID = '3bc6a4ba-8f1e-4c6d-9a5b-0123456789ab'

test('the status code begins with the receipt code', () => {
  expect(receiptCode(ID)).toBe('LAT-7F3A-9EMF')
  expect(statusCode(ID)).toBe('LAT-7F3A-9EMF-3S66-V6JV-04HM-ASW9-NC')
  expect(isReceiptCode(receiptCode(ID))).toBe(true)
  expect(isReceiptCode(statusCode(ID))).toBe(false)
  expect(`#${statusCode(ID)}`).toMatch(STATUS_CODE_HASH)
})

test('a receipt code follows from the UUID alone, in any case', () => {
  expect(receiptCode('00000000-0000-4000-8000-000000000000')).toBe('LAT-0000-0000')
  expect(receiptCode('ffffffff-ff00-4000-8000-000000000000')).toBe('LAT-ZZZZ-ZZZZ')
  expect(receiptCode(ID.toUpperCase())).toBe(receiptCode(ID))
})

test('a receipt code has no letters that are mistaken for digits', () => {
  for (let round = 0; round < 200; round++) {
    expect(receiptCode(crypto.randomUUID())).toMatch(/^LAT-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  }
})

test('every UUID has a status code of its own, which may be typed carelessly', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const code = statusCode(id)
      expect(code.startsWith(receiptCode(id))).toBe(true)
      for (const typed of [
        code,
        ` ${code.toLowerCase()} `,
        code.replaceAll('-', ''),
        code.replaceAll('-', ' ').replace('LAT ', ''),
        code.replaceAll('0', 'o').replaceAll('1', 'l'),
        `https://lat.example/vi/status#${code}`,
        // Browsers encode what stands behind the code in an address that was pasted from a mail.
        `${code.replaceAll('-', '%20')}%3E%20`,
      ])
        expect(idOfStatusCode(typed), typed).toBe(id)
    }),
  )
})

test('what is no status code has no id', () => {
  for (const text of ['', '#', receiptCode(ID), `${statusCode(ID)}0`, statusCode(ID).replace('7', 'U')])
    expect(idOfStatusCode(text), text).toBeUndefined()
  // A code has two bits more than a UUID, and both must be 0. The last digit `D` sets one of them.
  expect(idOfStatusCode(statusCode(ID).replace(/.$/, 'D'))).toBeUndefined()
})
