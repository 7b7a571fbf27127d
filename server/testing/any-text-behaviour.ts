import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { applicationSchema } from '#contract/submission/application.ts'
import { applicationMailFields, applicationSubject } from '#contract/submission/application-mail.ts'
import { contactSchema } from '#contract/submission/contact.ts'
import { contactMailFields, contactSubject } from '#contract/submission/contact-mail.ts'
import { fullName } from '#contract/submission/full-name.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { ERROR_STATUS, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { anyLine, anyText } from '#contract/testing/any-text.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { ENCODED_WORD, isDeliverable } from '../mail/mail-options.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import { parseCommand } from '../operator/command-line.ts'
import { operate } from '../operator/operate.ts'
import type { Store } from '../store/store.ts'
import { findAccepted } from '../store/submissions.ts'
import { safeFileName } from '../submissions/file-name.ts'
import { stateBecomes, workWith } from './mail-work.ts'
import { startMailbox } from './mailbox.ts'
import { startTestRelay } from './relay.ts'
import { applicationForm } from './sample-submissions.ts'
import { temporaryFolder } from './temporary-store.ts'

const email = fc
  .tuple(anyLine(2), anyLine(2))
  .map(([name, host]) => `${name}@${host}.example`.replace(/[\s,;:<>()[\]"\\]|(?<=@.*)@/g, ''))
const phone = fc.constant('0901 234 567')

/** Random payloads of enquiries, most of them valid. */
const enquiries = fc.record({
  firstName: anyLine(),
  lastName: anyLine(),
  email,
  phone,
  company: anyLine(),
  industry: fc.constant(''),
  jobRole: anyLine(),
  country: fc.constantFrom('VN', 'OT'),
  message: fc.oneof(
    anyText(40),
    fc.constantFrom('ă'.repeat(5000), '🙂'.repeat(2500), 'ă'.repeat(10_000), 'a b '.repeat(900)),
  ),
})
const applications = fc.record({
  firstName: anyLine(),
  lastName: anyLine(),
  email,
  phone,
  jobTitle: anyLine(),
  locations: fc.array(anyLine(3), { maxLength: 3 }),
})
const cases = fc.oneof(
  enquiries.map((payload) => ({ kind: 'contact' as const, payload, fileName: '' })),
  fc.record({ kind: fc.constant('application' as const), payload: applications, fileName: anyLine(4) }),
)

type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never

/** Status codes of errors that the sender has to correct, such as a file name without an extension. */
const REFUSED = [ERROR_STATUS.invalid, ERROR_STATUS.wrong_type] as readonly number[]

/** Returns an accepted payload as it is stored, with the subject and the texts that its mail should have. */
function expectationsOf(kind: 'contact' | 'application', payload: object) {
  if (kind === 'contact') {
    const stored = contactSchema.parse(payload)
    return {
      stored,
      subject: contactSubject(stored),
      values: [...contactMailFields(stored).map(({ value }) => value), stored.message],
    }
  }
  const stored = applicationSchema.parse(payload)
  return {
    stored,
    subject: applicationSubject(stored),
    values: applicationMailFields(stored).map(({ value }) => value),
  }
}

/**
 * Removes all white space from texts that are compared. This includes U+FEFF: `trim` in the schemas removes it, and
 * decoders drop it as a byte order mark.
 */
const withoutSpace = (text = '') => text.replace(/\s/g, '')

/** Expects the mail to have these texts, and its headers to have no other texts of the visitor. */
function expectMail(mail: Email, id: string, { stored, subject, values }: ReturnType<typeof expectationsOf>): void {
  const canReply = isDeliverable(stored.email)
  // Characters that change the direction of text are left out.
  const shown = subject.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  expect(withoutSpace(mail.subject)).toBe(withoutSpace(`${shown} (${receiptCode(id)})`))
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.headers.map(({ key }) => key).toSorted()).toEqual([
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    ...(canReply ? ['reply-to'] : []),
    'subject',
    'to',
    'x-submission-id',
  ])
  expect(mail.to).toHaveLength(1)
  if (canReply) {
    expect(mail.replyTo).toHaveLength(1)
    // A name with an encoded word is left out.
    const name = fullName(stored)
    expect(withoutSpace(mail.replyTo?.[0]?.name)).toBe(name.includes(ENCODED_WORD) ? '' : withoutSpace(name))
  }
  for (const value of values) expect(withoutSpace(mail.text)).toContain(withoutSpace(value))
}

/**
 * Tests that any text that a visitor sends is either refused or arrives by mail. Call this once for each kind of
 * database. `open` returns an empty store.
 */
export function describeAnyText(database: string, open: () => Promise<Store>, numRuns: number): void {
  test(`any text that is accepted on ${database} is mailed, listed, exported and erased`, async () => {
    const [store, mailbox, folder] = [await open(), await startMailbox(), await temporaryFolder()]
    const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '100000' }, { store })
    const worker = workWith(store, smtpTransport(mailbox.smtpUrl))
    const resume = pdfOf(900)
    async function runCommand(...args: string[]): Promise<string> {
      const printed: string[] = []
      const parsed = parseCommand(args)
      if (parsed)
        await operate(parsed, store, { dataDir: folder, retentionDays: 180 }, (text) => void printed.push(text))
      return printed.join('\n')
    }
    let acceptedCount = 0
    const checkCase = async ({ kind, payload, fileName }: Case) => {
      const id = randomUUID()
      const file = { name: `${fileName}.pdf`, bytes: resume }
      const reply = await (kind === 'contact' ? relay.submit(id, payload) : relay.apply(id, file, payload))
      if (REFUSED.includes(reply.status)) return
      expect(reply.status).toBe(201)
      acceptedCount++
      const expectations = expectationsOf(kind, payload)
      worker.wake()
      await stateBecomes(store, id, 'sent')
      const mail = mailbox.received.pop() as Email
      expectMail(mail, id, expectations)
      const names = kind === 'application' ? [safeFileName(file.name.toWellFormed())] : []
      expect(mail.attachments.map(({ filename }) => filename)).toEqual(names)
      const key = { [IDEMPOTENCY_HEADER]: id }
      const repeat = await (kind === 'contact'
        ? relay.post({ payload }, key)
        : relay.postForm(applicationForm(file, payload), key))
      expect(repeat.body).toEqual(reply.body)

      expect(await runCommand('list', '--personal')).toContain(receiptCode(id))
      const exportFolder = join(folder, id)
      await runCommand('export', id, '--to', exportFolder)
      const exported = join(exportFolder, `${receiptCode(id)}-${id}`)
      expect(JSON.parse(await readFile(join(exported, 'submission.json'), 'utf8')).payload).toEqual(expectations.stored)
      expect(await readdir(join(exported, 'files'))).toEqual(names)
      await runCommand('erase', '--yes', '--', expectations.stored.email)
      expect(await findAccepted(store, id)).toMatchObject({ digest: null })
    }
    // `endOnFailure` turns off shrinking, because shrinking a failed case would take longer than the test may.
    await fc.assert(fc.asyncProperty(cases, checkCase), { numRuns, seed: 29, endOnFailure: true })
    expect(acceptedCount).toBeGreaterThan(numRuns / 3)
  })
}
