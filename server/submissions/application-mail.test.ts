import { expect, onTestFinished, test, vi } from 'vitest'
import { RESUME_MEDIA_TYPES, resumeExtension } from '#contract/resume/resume.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { pdfOf, validResumes } from '#contract/testing/resumes.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import { openStore } from '../store/store.ts'
import { workWith } from '../testing/mail-work.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { startTestRelay, WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { applicationForm } from '../testing/sample-submissions.ts'
import { temporaryFolder } from '../testing/temporary-store.ts'
import { safeFileName } from './file-name.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const resume = { name: 'Hồ sơ.pdf', bytes: pdfOf(3000) }

test('the recruiters get each resume byte for byte under its own name', async () => {
  const [relay, mailbox] = [await startTestRelay(), await startMailbox()]
  const sent = await validResumes()
  sent.push({ why: 'a large one with a long name', name: `${'Hồ sơ rất dài '.repeat(9)}.pdf`, bytes: pdfOf(1_000_000) })
  const ids: string[] = []
  for (const file of sent) ids.push((await relay.apply(undefined, file)).body.id)
  workWith(relay.store, smtpTransport(mailbox.smtpUrl))
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(sent.length), { timeout: WAIT_TIMEOUT_MS })
  for (const [index, { name, bytes }] of sent.entries()) {
    const id = ids[index] ?? ''
    const mail = mailbox.received.find(({ messageId }) => messageId === `<${id}.application@lat.example>`)
    expect(mail, name).toBeDefined()
    expect(mail?.to).toMatchObject([{ address: 'jobs@lat.example' }])
    expect(mail?.replyTo).toMatchObject([{ name: 'Trần Thị Ổi', address: 'oi@example.com' }])
    expect(mail?.subject).toBe(`[Recruitment] Kỹ sư kiểm thử - Ổi Trần Thị (${receiptCode(id)})`)
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'x-submission-id', value: id }))
    expect(mail?.text).toContain('Locations: Hà Nội, Đà Nẵng')
    expect(mail?.attachments).toHaveLength(1)
    const [attached] = mail?.attachments ?? []
    expect(attached?.filename).toBe(safeFileName(name))
    expect(attached?.mimeType).toBe(RESUME_MEDIA_TYPES[resumeExtension(name) ?? 'pdf'])
    expect(Buffer.compare(Buffer.from(attached?.content as ArrayBuffer), bytes), name).toBe(0)
  }
})

test('an application accepted before a restart is mailed after it', async () => {
  const folder = await temporaryFolder()
  const before = await openStore(folder)
  const relay = await startTestRelay({}, { store: before })
  expect((await relay.apply(ID, resume)).status).toBe(201)
  await before.close()
  const after = await openStore(folder)
  onTestFinished(() => after.close())
  const mailbox = await startMailbox()
  workWith(after, smtpTransport(mailbox.smtpUrl))
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(1), { timeout: WAIT_TIMEOUT_MS })
  const [attached] = mailbox.received[0]?.attachments ?? []
  expect(Buffer.compare(Buffer.from(attached?.content as ArrayBuffer), resume.bytes)).toBe(0)
  const again = await startTestRelay({}, { store: after })
  const repeat = await again.postForm(applicationForm(resume), { [IDEMPOTENCY_HEADER]: ID })
  expect(repeat).toMatchObject({ status: 200, body: { receipt: receiptCode(ID) } })
})
