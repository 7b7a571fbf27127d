import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import type { Submission } from '../store/submissions.ts'
import { enquiry } from '../testing/relay.ts'
import { composeMail, messageIdOf } from './compose-mail.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const addresses = {
  mailFrom: 'Lát <website@lat.example>',
  mailTo: { contact: 'hello@lat.example', application: 'jobs@lat.example' },
}
const submission: Submission = {
  id: ID,
  kind: 'contact',
  payload: enquiry,
  digest: '',
  receipt: 'LAT-DWE1-R7MA',
  acceptedAt: '2026-03-04T05:06:07.890Z',
  attachments: [],
}
const application = {
  firstName: 'Ổi',
  lastName: 'Trần',
  email: 'oi@example.com',
  phone: '0901234567',
  jobTitle: 'Kỹ sư kiểm thử',
  locations: ['Hà Nội', 'Đà Nẵng'],
}

/** The mail as a mailbox reads it, and its headers as they travel. */
async function delivered(changes: Partial<Submission> = {}) {
  const mail = composeMail({ ...submission, ...changes }, messageIdOf(ID, 'contact', addresses.mailFrom), addresses)
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(mail)
  const raw = message as Buffer
  return { parsed: await PostalMime.parse(raw), head: raw.toString('latin1').split('\r\n\r\n', 1)[0] ?? '' }
}

test('an enquiry reads as the specification says, with every Vietnamese letter', async () => {
  const { parsed, head } = await delivered()
  expect(parsed.subject).toBe('[Customer] New contact from Bưởi Nguyễn Thị (LAT-DWE1-R7MA)')
  expect(parsed.from).toMatchObject({ name: 'Lát', address: 'website@lat.example' })
  expect(parsed.to).toMatchObject([{ address: 'hello@lat.example' }])
  expect(parsed.replyTo).toMatchObject([{ name: 'Nguyễn Thị Bưởi', address: 'buoi@example.com' }])
  expect(parsed.messageId).toBe(`<${ID}.contact@lat.example>`)
  expect(head).toContain(`X-Submission-Id: ${ID}`)
  expect(parsed.text?.trimEnd()).toBe(
    [
      'Name: Nguyễn Thị Bưởi',
      'Email: buoi@example.com',
      'Phone: 0901 234 567',
      'Company: Công ty Gạch Bông',
      'Industry: logistics',
      'Job role: CTO',
      'Country: VN',
      '',
      'Message:',
      'Chào bạn,',
      'chúng tôi cần một trang web.',
      '',
      'Receipt: LAT-DWE1-R7MA',
      'Accepted: 2026-03-04T05:06:07.890Z',
    ].join('\n'),
  )
})

test('an application goes to the recruiters, with the resume attached', async () => {
  const resume = Buffer.from('%PDF-1.7 …')
  const { parsed } = await delivered({
    kind: 'application',
    payload: application,
    attachments: [{ fileName: 'Hồ sơ.pdf', mediaType: 'application/pdf', content: resume }],
  })
  expect(parsed.subject).toBe('[Recruitment] Kỹ sư kiểm thử - Ổi Trần (LAT-DWE1-R7MA)')
  expect(parsed.to).toMatchObject([{ address: 'jobs@lat.example' }])
  expect(parsed.text).toContain('Locations: Hà Nội, Đà Nẵng')
  expect(parsed.attachments).toMatchObject([{ filename: 'Hồ sơ.pdf', mimeType: 'application/pdf' }])
  expect(Buffer.from(parsed.attachments[0]?.content as ArrayBuffer)).toEqual(resume)
})

test.each(['"Bob" <bob@evil.example>, x', 'x@evil.example,', 'a;b:c', '=?utf-8?q?hi?=', 'Zoë 🙂 ﷽'])(
  'a name such as %s stays a name',
  async (firstName) => {
    const { parsed, head } = await delivered({ payload: { ...enquiry, firstName } })
    expect(parsed.replyTo).toHaveLength(1)
    expect(parsed.replyTo?.[0]?.address).toBe('buoi@example.com')
    expect(parsed.to).toHaveLength(1)
    expect(parsed.cc ?? []).toEqual([])
    expect(head).not.toMatch(/^(Bcc|Cc):/im)
  },
)

test('even a line break that got past the schema ends no header', async () => {
  const evil = 'x\r\nBcc: x@evil.example\r\n\r\nbody'
  const { parsed, head } = await delivered({ payload: { ...enquiry, firstName: evil, email: `a@b.example${evil}` } })
  expect(head).not.toMatch(/^(Bcc|body)/m)
  expect(parsed.bcc ?? []).toEqual([])
  expect(parsed.to).toHaveLength(1)
})

test('text that looks like a file or an address is not fetched', async () => {
  const { parsed } = await delivered({ payload: { ...enquiry, message: 'file:///etc/passwd' } })
  expect(parsed.text).toContain('file:///etc/passwd')
})

test('an address that would need SMTPUTF8 stays out of the headers', async () => {
  const { parsed, head } = await delivered({ payload: { ...enquiry, email: 'bưởi@example.com' } })
  expect(head).not.toMatch(/[\u007f-\uffff]/)
  expect(parsed.replyTo).toBeUndefined()
  expect(parsed.text).toContain('Email: bưởi@example.com')
})

test('an international domain is encoded', async () => {
  const { parsed, head } = await delivered({ payload: { ...enquiry, email: 'buoi@ví-dụ.vn' } })
  expect(head).not.toMatch(/[\u007f-\uffff]/)
  expect(parsed.replyTo?.[0]?.address).toMatch(/^buoi@xn--/)
})
