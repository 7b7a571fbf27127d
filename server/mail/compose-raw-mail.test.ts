import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Email } from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { openStore, type Store } from '../store/store.ts'
import { acceptToMail, keptLog, mailRow, stateBecomes, transportOf, workWith } from '../testing/mail-work.ts'
import { type Mailbox, startMailbox } from '../testing/mailbox.ts'
import { application, enquiry } from '../testing/sample-submissions.ts'
import { temporaryFolder, temporaryStore } from '../testing/temporary-store.ts'
import { smtpTransport } from './smtp-transport.ts'

const resume = {
  fileName: 'Hồ sơ.pdf',
  mediaType: 'application/pdf',
  content: new Uint8Array(Buffer.from('%PDF-1.7 …')),
  scan: null,
}

const applied = (store: Store) =>
  acceptToMail(store, { kind: 'application', payload: application, attachments: [resume] })

async function mailed(
  store: Store,
  id: string,
  state = 'sent',
): Promise<{ mail: Email; box: Mailbox; told: unknown[] }> {
  const [box, { log, told }] = [await startMailbox(), keptLog('error')]
  const worker = workWith(store, smtpTransport(box.smtpUrl), { log })
  await stateBecomes(store, id, state)
  await worker.stop()
  expect(box.received).toHaveLength(1)
  return { mail: box.received[0] as Email, box, told }
}

const contentOf = ({ attachments }: Email, name: string) =>
  Buffer.from(attachments.find(({ filename }) => filename === name)?.content as ArrayBuffer)

test('a lone surrogate that an earlier release stored is mailed as U+FFFD', async () => {
  const store = await temporaryStore()
  const id = await acceptToMail(store)
  const payload = JSON.stringify({ ...enquiry, firstName: 'Bưởi \ud83d', email: 'b\udc00@example.com' })
  await store.db.updateTable('submissions').set({ payload }).execute()
  const { mail } = await mailed(store, id)
  expect(mail.subject).toBe(`[Customer] New contact from Bưởi \ufffd Nguyễn Thị (${receiptCode(id)})`)
  expect(mail.text).toContain('Email: b\ufffd@example.com')
})

test.each([
  ['a payload that lacks what the mail needs', '{"firstName":"Ổi"}', '{\n  "firstName": "Ổi"\n}'],
  ['a payload that is no JSON', '{"firstName":"Ổ', '{"firstName":"Ổ'],
])('%s is mailed as it is stored, with the resume', async (_case, payload, attached) => {
  const store = await temporaryStore()
  const id = await applied(store)
  await store.db.updateTable('submissions').set({ payload }).execute()
  const { mail, box, told } = await mailed(store, id)
  expect(box.recipients).toEqual([['jobs@lat.example']])
  expect(mail).toMatchObject({
    messageId: `<${id}.application@lat.example>`,
    subject: expect.stringContaining(receiptCode(id)),
  })
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'x-submission-id', value: id }))
  expect(mail.replyTo).toBeUndefined()
  expect(mail.html).toBeUndefined()
  expect(contentOf(mail, 'submission.json').toString()).toBe(attached)
  expect(contentOf(mail, 'Hồ sơ.pdf').equals(resume.content)).toBe(true)
  expect(told).toEqual([
    [expect.objectContaining({ submission: id, reason: 'TypeError' }), 'mail goes out as it is stored'],
  ])
  expect(JSON.stringify(told)).not.toContain('Ổi')
})

test('a mail that nodemailer cannot build is mailed as it is stored, within the same try', async () => {
  const store = await temporaryStore()
  const id = await applied(store)
  const subjects: unknown[] = []
  const transport = transportOf(async ({ subject, html }) => {
    if (html) throw new TypeError('not a function')
    subjects.push(subject)
    return { refused: [] }
  })
  workWith(store, transport)
  await stateBecomes(store, id, 'sent')
  expect(subjects).toEqual([expect.stringContaining(receiptCode(id))])
  expect(await mailRow(store, id)).toMatchObject({ attempts: 1 })
})

test('the readable parts of a damaged submission are mailed, and the mail counts as failed', async () => {
  const folder = await temporaryFolder()
  const first = await openStore(folder)
  const content = new Uint8Array(randomBytes(300_000))
  const id = await acceptToMail(first, {
    kind: 'application',
    payload: application,
    attachments: [
      { ...resume, content },
      { ...resume, fileName: 'Thư.pdf' },
    ],
  })
  await first.close()
  await damage(join(folder, 'lat.sqlite'), content)
  const store = await openStore(folder)
  onTestFinished(() => store.close())
  const { mail } = await mailed(store, id, 'failed')
  expect(JSON.parse(contentOf(mail, 'submission.json').toString())).toEqual(application)
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['submission.json', 'Thư.pdf'])
  expect(mail.text).toContain('could not be read')
  expect(await mailRow(store, id)).toMatchObject({ attempts: 1, last_error: expect.stringContaining('not all of it') })
})

/** Damages the database file: breaks SQLite's chain of overflow pages in the middle of `content`. */
async function damage(file: string, content: Uint8Array): Promise<void> {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const { page_size } = database.prepare('PRAGMA page_size').get() as { page_size: number }
  database.close()
  const handle = await open(file, 'r+')
  const at = (await handle.readFile()).indexOf(content.subarray(150_000, 150_100))
  await handle.write(Buffer.from([255, 255, 255, 255]), 0, 4, at - (at % page_size))
  await handle.close()
}

test('a submission that cannot be loaded for another reason is tried again with backoff', async () => {
  const store = await temporaryStore()
  const id = await acceptToMail(store)
  await store.db.schema.alterTable('attachments').renameTo('elsewhere').execute()
  const { log, told } = keptLog('error')
  const worker = workWith(
    store,
    transportOf(async () => ({ refused: [] })),
    { log },
  )
  await vi.waitFor(async () => expect((await mailRow(store, id)).attempts).toBeGreaterThan(2), { timeout: 20_000 })
  await store.db.schema.alterTable('elsewhere').renameTo('attachments').execute()
  await stateBecomes(store, id, 'sent')
  await worker.stop()
  expect(told).toEqual([])
})
