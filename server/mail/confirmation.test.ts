import { expect, test } from 'vitest'
import { LOCALES, localePath } from '#contract/addresses.ts'
import { statusCode } from '#contract/submission/receipt-code.ts'
import { application, enquiry } from '../testing/sample-submissions.ts'
import { submission } from '../testing/store-behaviour.ts'
import { composeConfirmation } from './confirmation.ts'

const addresses = {
  mailFrom: 'website@lat.example',
  mailTo: { contact: 'hello@lat.example', application: 'jobs@lat.example' },
}
const RECEIPT = 'LAT-DWE1-R7MA'
const SITE = { siteUrl: 'https://lat.example' }

test.each(LOCALES)('a confirmation in %s names the receipt and repeats nothing that the sender wrote', (locale) => {
  for (const [kind, payload] of [
    ['contact', enquiry],
    ['application', application],
  ] as const) {
    const consent = { at: '2026-03-03T17:30:00.000Z', locale }
    const item = submission({ kind, payload, receipt: RECEIPT, consent })
    const mail = composeConfirmation(item, addresses, SITE)
    expect(mail).toMatchObject({ to: { name: '', address: payload.email }, replyTo: addresses.mailTo[kind] })
    const status = `https://lat.example${localePath(locale, '/status')}#${statusCode(item.id)}`
    for (const text of [mail?.text, mail?.html]) {
      expect(`${mail?.subject}`).toContain(RECEIPT)
      expect(text).toContain(RECEIPT)
      expect(text).toContain(status)
      // The link with the status code is removed first, because the code may contain `VN`, a value of the payload, by
      // chance.
      const words = `${mail?.subject}${text}`.replaceAll(status, '')
      for (const value of Object.values(payload).flat()) expect(words).not.toContain(value)
    }
    expect(mail?.html).toContain(`src="https://lat.example/api/receipt-tiles/${RECEIPT}.png"`)
  }
})

test('each language has its own subject', () => {
  const subjects = LOCALES.map((locale) => {
    const item = submission({ payload: enquiry, consent: { at: '2026-03-03T17:30:00.000Z', locale } })
    return composeConfirmation(item, addresses, SITE)?.subject
  })
  expect(new Set(subjects).size).toBe(LOCALES.length)
})

test('an address that mails cannot go to gets no confirmation', () => {
  const item = submission({ payload: { ...enquiry, email: 'bưởi@example.com' } })
  expect(composeConfirmation(item, addresses, SITE)).toBeUndefined()
})

test('of several recipients of the company, a stranger sees only the first', () => {
  const mailTo = { contact: 'Lát <hello@lat.example>, boss@lat.example', application: 'jobs@lat.example' }
  const mail = composeConfirmation(submission({ payload: enquiry }), { ...addresses, mailTo }, SITE)
  expect(mail?.replyTo).toEqual('hello@lat.example')
})
