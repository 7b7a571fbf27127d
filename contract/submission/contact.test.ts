import { describe, expect, test } from 'vitest'
import { contactSchema } from './contact.ts'
import { contactSubject, contactSummary } from './contact-mail.ts'
import { fieldErrors } from './submission.ts'
import { COMPANY_MAX_LENGTH, EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH } from './text-field.ts'

const TYPED = {
  firstName: 'Ánh Tuyết',
  lastName: 'Nguyễn Thị',
  email: 'anh.tuyet@example.com',
  phone: '+84 912 345 678',
  company: 'Gốm Bát Tràng',
  industry: 'Thủ công',
  jobRole: 'Giám đốc',
  country: 'VN',
  message: 'Xin chào,\nchúng tôi cần một website.',
}

const RIGHT = contactSchema.parse(TYPED)

function errorsOf(changes: object): Record<string, string> {
  const result = contactSchema.safeParse({ ...RIGHT, ...changes })
  return result.success ? {} : fieldErrors(result.error)
}

test('a complete enquiry passes unchanged', () => {
  expect(RIGHT).toMatchObject(TYPED)
})

test('surrounding white space is dropped', () => {
  expect(contactSchema.parse({ ...RIGHT, firstName: '  Nguyễn ' }).firstName).toBe('Nguyễn')
})

test('industry, job role and message may be left out', () => {
  const { industry, jobRole, message, ...required } = RIGHT
  expect(contactSchema.parse(required)).toMatchObject({ industry: '', jobRole: '', message: '' })
})

describe.each(['firstName', 'lastName', 'email', 'phone', 'company', 'country'])('%s', (field) => {
  test.each([undefined, null, ''])('%j is required', (value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: 'required' })
  })
})

test.each(['firstName', 'lastName', 'email', 'phone', 'company'])(
  'a %s of invisible characters counts as missing',
  (field) => {
    expect(errorsOf({ [field]: ' \u200b \u2060 ' })).toEqual({ [field]: 'required' })
  },
)

describe.each(['firstName', 'lastName', 'email', 'phone', 'company', 'industry', 'jobRole'])('%s', (field) => {
  test.each(['a\r\nBcc: evil@example.com', 'a\nb', 'a\u0000b', 'a\u2028b', 'a\u001bb'])('%j is refused', (value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: 'invalid' })
  })
  test.each([[1], [true], [['a']], [{}]])('%j is refused because it is no text', (value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: 'invalid' })
  })
})

test('a message keeps line breaks but no other control characters', () => {
  expect(errorsOf({ message: 'one\r\ntwo\tthree' })).toEqual({})
  expect(errorsOf({ message: 'bell \u0007' })).toEqual({ message: 'invalid' })
})

test.each([
  ['firstName', NAME_MAX_LENGTH],
  ['company', COMPANY_MAX_LENGTH],
  ['industry', COMPANY_MAX_LENGTH],
  ['message', MESSAGE_MAX_LENGTH],
])('%s takes %i characters and no more', (field, length) => {
  expect(errorsOf({ [field]: 'ă'.repeat(length) })).toEqual({})
  expect(errorsOf({ [field]: 'ă'.repeat(length + 1) })).toEqual({ [field]: 'too_long' })
})

describe('email', () => {
  test('invisible characters are removed', () => {
    expect(contactSchema.parse({ ...RIGHT, email: '\u200ban@example.com\u200b ' }).email).toBe('an@example.com')
  })
  test.each(['a@b.vn', 'first.last+tag@sub.example.com', "o'neil@example.ie"])('%j is right', (email) => {
    expect(errorsOf({ email })).toEqual({})
  })
  test.each([
    'a',
    'a@',
    '@b.vn',
    'a@b',
    'a@b.c',
    'a@b.com.',
    'a b@c.vn',
    'a@b c.vn',
    'a@@b.vn',
    'a@b.vn,c@d.vn',
    '<a@b.vn>',
    'a@b.v;n',
  ])('%j is refused', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'email_invalid' })
  })
  test('has a maximum length', () => {
    expect(errorsOf({ email: `${'a'.repeat(EMAIL_MAX_LENGTH)}@b.vn` })).toEqual({ email: 'too_long' })
  })
})

test('the phone is judged by the country', () => {
  expect(errorsOf({ country: 'US' })).toEqual({ phone: 'phone_invalid_usca' })
  expect(errorsOf({ country: 'US', phone: '+1 212 555 0100' })).toEqual({})
})

test('a wrong phone is reported together with other wrong fields', () => {
  expect(errorsOf({ firstName: '', email: 'x', phone: '12' })).toEqual({
    firstName: 'required',
    email: 'email_invalid',
    phone: 'phone_invalid_vn',
  })
})

test.each(['XX', 'vn', 84, ['VN']])('country %j is refused', (country) => {
  expect(errorsOf({ country })).toEqual({ country: 'invalid' })
})

test('unknown fields are named', () => {
  expect(errorsOf({ isAdmin: true, constructor: 'x' })).toEqual({
    isAdmin: 'unknown_field',
    constructor: 'unknown_field',
  })
})

test.each([null, 'text', 3, []])('%j is no enquiry', (value) => {
  expect(contactSchema.safeParse(value).success).toBe(false)
})

test('subject and summary of the mail', () => {
  expect(contactSubject(RIGHT)).toBe('[Customer] New contact from Ánh Tuyết Nguyễn Thị')
  expect(contactSummary(RIGHT)).toBe(
    [
      'Name: Nguyễn Thị Ánh Tuyết',
      'Email: anh.tuyet@example.com',
      'Phone: +84 912 345 678',
      'Company: Gốm Bát Tràng',
      'Industry: Thủ công',
      'Job role: Giám đốc',
      'Country: VN',
      '',
      'Message:',
      'Xin chào,',
      'chúng tôi cần một website.',
    ].join('\n'),
  )
})

test('outside Vietnam the first name comes first in the summary', () => {
  expect(contactSummary({ ...RIGHT, country: 'AU' })).toContain('Name: Ánh Tuyết Nguyễn Thị')
})
