import { parseHTML } from 'linkedom'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { contactSchema } from '#contract/submission/contact.ts'
import type { Submission } from '../store/submissions.ts'
import { safeFileName } from '../submissions/file-name.ts'
import { enquiry } from '../testing/sample-submissions.ts'
import { composeMail } from './compose-mail.ts'
import { messageIdOf } from './mail-options.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const addresses = {
  mailFrom: 'Lát <website@lat.example>',
  mailTo: { contact: 'hello@lat.example', application: 'jobs@lat.example' },
}
const site = {
  siteUrl: 'https://www.lat.example',
  jobs: new Map([['Kỹ sư kiểm thử', { title: 'Test engineer', path: '/jobs/test-engineer' }]]),
}
const consent = { at: '2026-03-03T17:30:00.000Z', locale: 'vi' as const, policyVersion: '2026-02-01' }
const submission: Submission = {
  id: ID,
  kind: 'contact',
  payload: enquiry,
  digest: '',
  receipt: 'LAT-DWE1-R7MA',
  acceptedAt: '2026-03-04T05:06:07.890Z',
  consent,
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

/** Composes the mail. Returns the mail as a mail program parses it, and its raw headers. */
async function delivered(changes: Partial<Submission> = {}) {
  const messageId = messageIdOf(ID, 'contact', addresses.mailFrom)
  const mail = composeMail({ ...submission, ...changes }, messageId, addresses, site)
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(mail)
  const raw = message as Buffer
  return { parsed: await PostalMime.parse(raw), head: raw.toString('latin1').split('\r\n\r\n', 1)[0] ?? '' }
}

test('a field that only a newer release knows is shown with its name', async () => {
  const { parsed } = await delivered({ payload: { ...enquiry, onlyInNext: '10,000 USD', emptyInNext: '' } })
  expect(parsed.text).toContain('onlyInNext: 10,000 USD')
  expect(parsed.html).toContain('10,000 USD')
  expect(parsed.text).not.toContain('emptyInNext')
})

test('a submission that a release without a field has stored is mailed without this field', async () => {
  const { industry: _, ...earlierEnquiry } = enquiry
  const { parsed } = await delivered({ payload: earlierEnquiry as typeof enquiry })
  expect(parsed.subject).toContain('New contact from')
  for (const content of [parsed.text, parsed.html]) expect(content).not.toMatch(/Industry|undefined/)
})

test('an enquiry has the fields of docs/product.md §3.5, with every Vietnamese letter', async () => {
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
      'Country: VN (Vietnam)',
      '',
      'Message:',
      'Chào bạn,',
      'chúng tôi cần một trang web.',
      '',
      'Receipt: LAT-DWE1-R7MA',
      'Received: Wednesday, 4 March 2026 at 12:06 (Ho Chi Minh City)',
      'Consent: Wednesday, 4 March 2026 at 00:30 (Ho Chi Minh City), privacy policy of 2026-02-01',
      'Language: Vietnamese',
    ].join('\n'),
  )
})

test('an application goes to the recruiters, with the resume attached', async () => {
  const resume = Buffer.from('%PDF-1.7 …')
  const { parsed } = await delivered({
    kind: 'application',
    payload: application,
    attachments: [{ fileName: 'Hồ sơ.pdf', mediaType: 'application/pdf', content: resume, scan: null }],
  })
  expect(parsed.subject).toBe('[Recruitment] Kỹ sư kiểm thử - Ổi Trần (LAT-DWE1-R7MA)')
  expect(parsed.to).toMatchObject([{ address: 'jobs@lat.example' }])
  expect(parsed.text).toContain('Position: Test engineer (applied for as Kỹ sư kiểm thử)')
  expect(parsed.text).toContain('https://www.lat.example/jobs/test-engineer')
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

test('even a line break that the schema has missed ends no header', async () => {
  const evil = 'x\r\nBcc: x@evil.example\r\n\r\nbody'
  const { parsed, head } = await delivered({ payload: { ...enquiry, firstName: evil, email: `a@b.example${evil}` } })
  expect(head).not.toMatch(/^(Bcc|body)/m)
  expect(parsed.bcc ?? []).toEqual([])
  expect(parsed.to).toHaveLength(1)
})

test.each([
  '=?utf-8?Q?=0D=0ABcc:_x@evil.example?=',
  'Zoë =?utf-8?B?DQpCY2M6IHhAZXZpbC5leGFtcGxl?=',
  'a =?utf-8?Q?a=0D=0A?= b =?utf-8?Q?b?=',
])('a typed encoded word is shown as it was typed: %s', async (typed) => {
  const payload = { ...enquiry, firstName: typed, lastName: typed, country: 'AU' }
  const { parsed, head } = await delivered({ payload })
  expect(parsed.subject).toBe(`[Customer] New contact from ${typed} ${typed} (LAT-DWE1-R7MA)`)
  expect(parsed.replyTo).toEqual([{ name: '', address: 'buoi@example.com' }])
  expect(head).not.toContain('=?utf-8')
  expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?/m)
})

test('characters in a name that turn the direction of text round do not turn the rest of the subject', async () => {
  const { parsed } = await delivered({ payload: { ...enquiry, firstName: 'B\u202eưởi', lastName: 'Nguyễn\u2067 Thị' } })
  expect(parsed.subject).toBe('[Customer] New contact from Bưởi Nguyễn Thị (LAT-DWE1-R7MA)')
  expect(parsed.html).toContain('Bưởi Nguyễn Thị')
})

test('an encoded word in a file name is not decoded', async () => {
  const fileName = '=?utf-8?Q?=0D=0ABcc:_x@evil.example?=.pdf'
  const file = {
    fileName: safeFileName(fileName),
    mediaType: 'application/pdf',
    content: Buffer.from('%PDF'),
    scan: null,
  }
  const { parsed } = await delivered({ kind: 'application', payload: application, attachments: [file] })
  expect(parsed.attachments[0]?.filename).toBe('=_utf-8_Q_=0D=0ABcc__x@evil.example_=.pdf')
})

test('text that looks like a path or a URL is not fetched', async () => {
  const { parsed } = await delivered({ payload: { ...enquiry, message: 'file:///etc/passwd' } })
  expect(parsed.text).toContain('file:///etc/passwd')
})

test('an address that would need SMTPUTF8 stays out of the headers', async () => {
  const { parsed, head } = await delivered({ payload: { ...enquiry, email: 'bưởi@example.com' } })
  expect(head).not.toMatch(/[\u007f-\uffff]/)
  expect(parsed.replyTo).toBeUndefined()
  expect(parsed.text).toContain('Email: bưởi@example.com')
})

test.each(['=?utf-8?Q?=0D=0A?=@example.com', 'a@=?utf-8?b?DQo=?=ví.example', 'a@b\ufffd.example', 'a@b%.example'])(
  'an address that mail programs misread stays out of the headers: %s',
  async (email) => {
    const { parsed } = await delivered({ payload: { ...enquiry, email } })
    expect(parsed.replyTo).toBeUndefined()
    expect(parsed.text).toContain(`Email: ${email}`)
  },
)

test.each([
  'oi@gmail..com',
  'oi@.gmail.com',
  'oi@-gmail.com',
  'oi@gmail-.com',
  'oi@g_mail.com',
  `oi@${'g'.repeat(64)}.com`,
])('an address for which mail servers refuse the whole mail stays out of the headers: %s', async (email) => {
  expect(contactSchema.safeParse({ ...enquiry, email }).success).toBe(true)
  const { parsed, head } = await delivered({ payload: { ...enquiry, email } })
  expect(head).not.toContain('Reply-To')
  expect(parsed.text).toContain(`Email: ${email}`)
})

test('an international domain is encoded', async () => {
  const { parsed, head } = await delivered({ payload: { ...enquiry, email: 'buoi@ví-dụ.vn' } })
  expect(head).not.toMatch(/[\u007f-\uffff]/)
  expect(parsed.replyTo?.[0]?.address).toMatch(/^buoi@xn--/)
})

test('the HTML has the content of the text, with links to answer, to call and to the job', async () => {
  const { parsed } = await delivered({ kind: 'application', payload: application })
  const { document } = parseHTML(parsed.html ?? '')
  const said = [...document.querySelectorAll('dt')].map(
    (label) => `${label.textContent}: ${label.nextElementSibling?.textContent}`,
  )
  expect(said).toEqual(parsed.text?.split('\n').filter((line) => line.includes(': ')))
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'https://www.lat.example/jobs/test-engineer',
    `mailto:oi@example.com?subject=${encodeURIComponent(`Re: ${parsed.subject}`)}`,
    'tel:+84901234567',
  ])
})

test('text of the visitor is escaped in the HTML and keeps its lines', async () => {
  const evil = '<img src=x onerror="alert(1)">\n</dd><a href="https://evil.example">&amp; \'press\'</a>'
  const { parsed } = await delivered({ payload: { ...enquiry, company: evil, message: evil } })
  const { document } = parseHTML(parsed.html ?? '')
  expect(document.querySelectorAll('script, [onerror]')).toHaveLength(0)
  // The only image is the receipt's tile.
  const images = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(images).toEqual([`https://www.lat.example/api/receipt-tiles/LAT-DWE1-R7MA.png`])
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href')?.split(':')[0])).toEqual([
    'mailto',
    'tel',
  ])
  const [message] = [...document.querySelectorAll('dd')].filter((value) => value.querySelector('br'))
  expect(message?.textContent).toBe(evil)
})

test('an unknown job keeps the title of the application', async () => {
  const { parsed } = await delivered({ kind: 'application', payload: { ...application, jobTitle: 'Tester' } })
  expect(parsed.text).toContain('Position: Tester\n')
  expect(parsed.text).not.toContain('https:')
})

test('the mail says when the consent or its version is missing', async () => {
  expect((await delivered({ consent: null })).parsed.text).toContain('Consent: not recorded')
  const { policyVersion: _, ...older } = consent
  expect((await delivered({ consent: older })).parsed.text).toContain('privacy policy of an earlier release')
})

test('an international domain of MAIL_FROM is encoded in the Message-ID', () => {
  expect(messageIdOf(ID, 'contact', 'website@lát.vn')).toBe(`<${ID}.contact@xn--lt-mia.vn>`)
})

test('MAIL_FROM without a name gets the default name', async () => {
  const mail = composeMail(submission, '<x@lat.example>', { ...addresses, mailFrom: 'website@lat.example' }, site)
  expect(mail.from).toEqual({ name: 'Lát website', address: 'website@lat.example' })
})

test('text and HTML warn of a file without a verdict of the scanner', async () => {
  const file = { fileName: 'cv.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF') }
  const applied = { kind: 'application' as const, payload: application }
  const { parsed } = await delivered({ ...applied, attachments: [{ ...file, scan: 'unknown' }] })
  for (const part of [parsed.text, parsed.html]) expect(part).toContain('Not scanned for viruses')
  const sound = await delivered({ ...applied, attachments: [{ ...file, scan: 'clean' }] })
  expect(sound.parsed.html).not.toContain('Not scanned')
})
