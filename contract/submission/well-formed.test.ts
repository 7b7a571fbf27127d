import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLine, anyText } from '../testing/any-text.ts'
import { applicationSchema } from './application.ts'
import { contactSchema } from './contact.ts'

const contact = fc.record({
  firstName: anyLine(),
  lastName: anyText(),
  email: anyLine(2).map((text) => `${text.replace(/[\s@,;:<>()[\]"\\]/g, '')}@example.com`),
  phone: fc.constant('0901 234 567'),
  company: anyLine(),
  country: fc.constant('VN'),
  message: anyText(30),
})

const application = fc.record({
  firstName: anyLine(),
  lastName: anyLine(),
  email: fc.constant('oi@example.com'),
  phone: fc.constant('0901 234 567'),
  jobTitle: anyText(),
  locations: fc.array(anyLine(3), { maxLength: 3 }),
})

test.each([
  ['an enquiry', contactSchema, contact],
  ['an application', applicationSchema, application],
] as const)('%s is well-formed once it is parsed, and parsing it again changes nothing', (_name, schema, payloads) => {
  let taken = 0
  fc.assert(
    fc.property(payloads, (payload) => {
      const parsed = schema.safeParse(payload)
      if (!parsed.success) return
      taken++
      const texts = Object.values(parsed.data).flat()
      for (const text of texts) expect(text).toBe(text.toWellFormed())
      expect(schema.parse(JSON.parse(JSON.stringify(parsed.data)))).toEqual(parsed.data)
    }),
    { numRuns: 500, seed: 29 },
  )
  expect(taken).toBeGreaterThan(50)
})

test('a lone surrogate is replaced instead of refused', () => {
  const payload = { firstName: 'Ổi \ud83d', lastName: 'Trần', email: 'oi@example.com', phone: '0901 234 567' }
  expect(
    applicationSchema.parse({ ...payload, jobTitle: '\ude42 Tester 🙂', locations: ['Hà Nội\ud83d'] }),
  ).toMatchObject({
    firstName: 'Ổi \ufffd',
    jobTitle: '\ufffd Tester 🙂',
    locations: ['Hà Nội\ufffd'],
  })
})
