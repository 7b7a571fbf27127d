import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { DAY_MS } from '../day.ts'
import { parseCommand } from '../operator/command-line.ts'
import { operate } from '../operator/operate.ts'
import { OperatorError } from '../operator/operator-errors.ts'
import { countMails, markSent, markTried } from '../store/mails.ts'
import { listSealingKeys } from '../store/sealing-keys.ts'
import type { Store } from '../store/store.ts'
import { findAccepted } from '../store/submissions.ts'
import { leaseMail } from './lease-mails.ts'
import { application, enquiry } from './sample-submissions.ts'
import { accept, submission } from './store-behaviour.ts'
import { temporaryFolder } from './temporary-store.ts'

const NOW = new Date()

async function enquired(store: Store, daysAgo: number, changes: object = {}) {
  const id = randomUUID()
  const acceptedAt = new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString()
  const item = submission({ id, receipt: receiptCode(id), payload: { ...enquiry, ...changes }, acceptedAt })
  await accept(store, item)
  return item
}

async function applied(store: Store) {
  const id = randomUUID()
  const attachments = [
    { fileName: 'Hồ sơ.pdf', mediaType: 'application/pdf', content: new Uint8Array([1, 2, 255]), scan: null },
  ]
  const item = submission({ id, receipt: receiptCode(id), kind: 'application', payload: application, attachments })
  await accept(store, { ...item, acceptedAt: NOW.toISOString() })
  return item
}

/** Runs a command line and returns its output. */
async function run(store: Store, line: string, dataDir = '/nowhere'): Promise<string> {
  const command = parseCommand(line.split(' '), NOW)
  if (!command) throw new Error('no command')
  const printed: string[] = []
  await operate(command, store, { dataDir, retentionDays: 180 }, (text) => void printed.push(text))
  return printed.join('\n')
}

const PERSONAL = [enquiry.lastName, enquiry.email, enquiry.phone, enquiry.company, application.email, 'Hồ sơ']

/** Tests of the operator's commands. Call this once for each kind of database. `open` returns an empty store. */
export function describeOperator(database: string, open: () => Promise<Store>): void {
  describe(`the operator's commands on ${database}`, () => {
    test('tablets lists what arrived from each, and which numbers are missing since when', async () => {
      const store = await open()
      expect(await run(store, 'tablets')).toBe('')
      const numbers = [2, 3, 44, 5, 3]
      for (const [day, number] of numbers.entries())
        await accept(
          store,
          submission({ acceptedAt: `2026-11-0${day + 1}T10:20:00.000Z`, tablet: { name: '7', number } }),
        )
      await accept(store, submission({ tablet: { name: 'lobby', number: 1 } }))
      await accept(store, submission())
      expect((await run(store, 'tablets')).split('\n')).toEqual([
        '7  arrived 4  last 44 at 2026-11-03T10:20:00.000Z  missing 1 since 2026-11-01T10:20:00.000Z, 4 since 2026-11-04T10:20:00.000Z, 6–43 since 2026-11-03T10:20:00.000Z  3 arrived more than once: another tablet has this name, or it was set up anew',
        expect.stringMatching(/^lobby {2}arrived 1 {2}last 1 at .+ {2}missing none$/),
      ])
    })

    test('keys lists the sealing keys; keys rotate makes a new one and keeps the others', async () => {
      const store = await open()
      expect(await run(store, 'keys')).toBe('')
      const first = await run(store, 'keys rotate')
      expect(first).toMatch(/^[0-9a-f]{16} {2}made \S+Z {2}in use$/)
      const lines = (await run(store, 'keys rotate')).split('\n')
      expect(lines).toHaveLength(2)
      expect(lines[1]).toMatch(new RegExp(`^${first.slice(0, 16)} .* for what devices encrypted earlier$`))
      expect(lines.join()).not.toContain((await listSealingKeys(store))[0]?.private_key)
    })

    test('list shows the selected submissions, newest first, without personal data', async () => {
      const store = await open()
      const [old, recent] = [await enquired(store, 20), await enquired(store, 2, { email: 'Other@Example.com' })]
      const resume = await applied(store)
      const receiptsIn = async (line: string) => (await run(store, line)).match(/^LAT-\S+/gm)
      expect(await receiptsIn('list')).toEqual([resume.receipt, recent.receipt, old.receipt])
      expect(await receiptsIn('list --older-than 10')).toEqual([old.receipt])
      expect(await receiptsIn('list --newer-than 10')).toEqual([resume.receipt, recent.receipt])
      expect(await receiptsIn('list other@example.com')).toEqual([recent.receipt])
      expect(await receiptsIn(`list ${old.id.toUpperCase()} ${recent.receipt.toLowerCase()}`)).toEqual([
        recent.receipt,
        old.receipt,
      ])
      const nothing = run(store, 'list --state failed')
      await expect(nothing).rejects.toBeInstanceOf(OperatorError)
      await expect(nothing).rejects.not.toThrow('it was removed')
      const printed = (await run(store, 'list')) + (await run(store, `show ${old.id} ${resume.id}`))
      for (const text of PERSONAL) expect(printed).not.toContain(text)
    })

    test('list and show print personal data only with --personal', async () => {
      const store = await open()
      const [written, resume] = [await enquired(store, 1), await applied(store)]
      await leaseMail(store, 'a', NOW)
      await markTried(store, 'a', written.id, { state: 'failed', error: 'Error: 550 buoi@example.com' })
      expect(await run(store, 'list --personal')).toContain('Nguyễn Thị Bưởi  buoi@example.com')
      const shown = await run(store, `show ${written.id} ${resume.id} --personal`)
      for (const text of [...PERSONAL, '550 buoi@example.com', 'Đà Nẵng']) expect(shown).toContain(text)
      expect(await run(store, `show ${written.id}`)).not.toContain('550 buoi')
    })

    test('show names the recipients that have refused a mail', async () => {
      const store = await open()
      const { id } = await enquired(store, 1)
      await leaseMail(store, 'a', NOW)
      await markTried(store, 'a', id, { state: 'queued', error: '550', nextTry: NOW, stillTo: 'gone@lat.example' })
      expect(await run(store, `show ${id}`)).toMatch(/^ {2}still to {4}gone@lat\.example$/m)
      await leaseMail(store, 'a', NOW)
      await markTried(store, 'a', id, { state: 'sent', error: '550', sentAt: NOW })
      expect(await run(store, `show ${id}`)).toMatch(/^ {2}still to {4}gone@lat\.example$/m)
      await markSent(store, id, NOW)
      expect(await run(store, `show ${id}`)).not.toContain('still to')
    })

    test('retry queues failed and uncertain mails only', async () => {
      const store = await open()
      const [failed, sent] = [await enquired(store, 9), await enquired(store, 8)]
      await markSent(store, sent.id, NOW)
      await leaseMail(store, 'a', NOW)
      await markTried(store, 'a', failed.id, { state: 'failed', error: '' })
      expect(await run(store, 'retry --older-than 0')).toContain('one mail')
      expect(await run(store, 'list --state queued')).toContain(failed.id)
      await expect(run(store, `retry ${failed.id}`)).rejects.toThrow('None of these mails')
    })

    test('retry --state sent queues mails again that were sent, for all recipients', async () => {
      const store = await open()
      const [lost, kept] = [await enquired(store, 2), await enquired(store, 9)]
      await leaseMail(store, 'a', NOW)
      await markTried(store, 'a', kept.id, { state: 'queued', error: 'x', nextTry: NOW, stillTo: 'gone@lat.example' })
      for (const { id } of [lost, kept]) await markSent(store, id, NOW)
      await expect(run(store, `retry ${lost.id} ${kept.id}`)).rejects.toThrow('None of these mails')
      expect(await run(store, 'retry --state sent --newer-than 5')).toContain('one mail')
      expect(await run(store, 'list --state queued')).toContain(lost.id)
      expect(await run(store, `retry --state sent ${kept.receipt}`)).toContain('one mail')
      const rows = await store.db.selectFrom('mails').select(['still_to', 'sent_at']).execute()
      expect(rows).toEqual(Array(2).fill({ still_to: null, sent_at: null }))
    })

    test('settle marks failed and uncertain mails as sent, and no others', async () => {
      const store = await open()
      const [uncertain, failed] = [await enquired(store, 9), await enquired(store, 8)]
      for (const { id } of [uncertain, failed]) {
        await leaseMail(store, 'a', NOW)
        await markTried(store, 'a', id, { state: id === uncertain.id ? 'uncertain' : 'failed', error: 'x' })
      }
      const queued = await enquired(store, 7)
      expect(await run(store, `settle ${uncertain.id} ${queued.id}`)).toBe('One mail counts as sent from now on')
      expect(await run(store, 'list --state sent')).toContain(uncertain.id)
      expect(await run(store, 'list --state failed')).toContain(failed.id)
      expect(await countMails(store)).toMatchObject({ pending: 1, failed: 1, uncertain: 0 })
      const { sent_at } = await store.db
        .selectFrom('mails')
        .select('sent_at')
        .where('submission_id', '=', uncertain.id)
        .executeTakeFirstOrThrow()
      expect(Date.parse(`${sent_at}`)).toBeGreaterThanOrEqual(NOW.getTime())
      await expect(run(store, `settle ${queued.id}`)).rejects.toThrow('None of these mails')
    })

    test('export writes payload and files into a new folder that only the owner can read', async () => {
      const store = await open()
      const to = join(await temporaryFolder(), 'copy/export')
      const item = await applied(store)
      await run(store, `export ${application.email} --to ${to}`)
      const own = join(to, `${item.receipt}-${item.id}`)
      expect(JSON.parse(await readFile(join(own, 'submission.json'), 'utf8'))).toMatchObject({
        id: item.id,
        payload: application,
        files: [{ fileName: 'Hồ sơ.pdf' }],
      })
      expect([...(await readFile(join(own, 'files/Hồ sơ.pdf')))]).toEqual([1, 2, 255])
      const modeOf = async (path: string) => (await stat(path)).mode & 0o777
      expect(await Promise.all([to, own, join(own, 'files')].map(modeOf))).toEqual([0o700, 0o700, 0o700])
      expect(await Promise.all(['submission.json', 'files/Hồ sơ.pdf'].map((name) => modeOf(join(own, name))))).toEqual([
        0o600, 0o600,
      ])
      await expect(run(store, `export ${item.id} --to ${to}`)).rejects.toThrow('already exists')
      expect(await readdir(join(to, '..'))).toEqual(['export'])
    })

    test('erase asks first and leaves only the key', async () => {
      const store = await open()
      const [gone, kept] = [await enquired(store, 3), await applied(store)]
      await expect(run(store, `erase ${enquiry.email}`)).rejects.toThrow('--yes')
      expect(await run(store, 'list')).toContain(gone.id)
      expect(await run(store, `erase ${enquiry.email} --yes`)).toContain(`Erased ${gone.receipt} ${gone.id}`)
      expect(await run(store, 'list')).not.toContain(gone.id)
      expect(await run(store, 'list')).toContain(kept.id)
      expect(await findAccepted(store, gone.id)).toMatchObject({ digest: null })
      await expect(run(store, `erase ${gone.id} --yes`)).rejects.toThrow('or it was removed')
    })

    test('erase --receipt asks first when the receipt names more than one submission', async () => {
      const store = await open()
      const item = await enquired(store, 3)
      const same = `${item.id.slice(0, 13)}-4000-8000-000000000001`
      await accept(store, submission({ id: same, receipt: receiptCode(same) }))
      await expect(run(store, `erase --receipt ${item.receipt}`)).rejects.toThrow('to erase 2 submissions for good')
      expect((await run(store, 'list')).split('\n')).toHaveLength(2)
      await run(store, `erase ${same} --yes`)
      expect(await run(store, `erase --receipt ${item.receipt}`)).toContain(`Erased ${item.receipt} ${item.id}`)
    })

    test('erase finds an address in any case and form, also in submissions of earlier releases', async () => {
      const store = await open()
      const [typed, older, encoded, other] = [
        await enquired(store, 3, { email: 'Ünal@Example.com' }),
        await enquired(store, 2, { email: 'ünal@example.COM' }),
        await enquired(store, 2, { email: 'oi@Ví-dụ.example' }),
        await enquired(store, 1, { email: 'unal@example.com' }),
      ]
      await store.db.updateTable('submissions').set({ email: null }).where('id', '=', older.id).execute()
      const erased = await run(store, `erase ${'ÜNAL'.normalize('NFD')}@example.com --yes`)
      expect(erased.match(/Erased/g)).toHaveLength(2)
      // Mail programs show the domain `Ví-dụ.example` in this form.
      await run(store, 'erase oi@xn--v-d-rma6749a.example --yes')
      for (const { id } of [typed, older, encoded])
        expect(await findAccepted(store, id)).toMatchObject({ digest: null })
      expect(await run(store, 'list')).toContain(other.id)
    })

    test.each([
      [
        'an escape that PostgreSQL cannot read',
        '{"firstName":"\\u0000","lastName":"\\ud83d","email":"a@b\\udc00.example"}',
      ],
      ['no JSON', '{"email":"Oi@'],
      ['no object', 'null'],
    ])("a row with %s is in nobody's way", async (_what, payload) => {
      const store = await open()
      const [damaged, sound] = [await enquired(store, 3), await enquired(store, 2, { email: 'sound@example.com' })]
      await store.db.updateTable('submissions').set({ payload, email: null }).where('id', '=', damaged.id).execute()
      const to = join(await temporaryFolder(), 'export')
      await run(store, `export --older-than 0 --to ${to}`)
      expect(await readdir(to)).toHaveLength(2)
      expect(await run(store, 'list --personal')).toContain('sound@example.com')
      expect(await run(store, `show ${damaged.id} --personal`)).toContain(damaged.id)
      await run(store, 'erase sound@example.com --yes')
      await run(store, `erase ${damaged.id} --yes`)
      for (const { id } of [damaged, sound]) expect(await findAccepted(store, id)).toMatchObject({ digest: null })
    })

    test('erase skips a submission whose mail is being sent', async () => {
      const store = await open()
      const item = await enquired(store, 1)
      await leaseMail(store, 'a', new Date())
      await expect(run(store, `erase ${item.id} --yes`)).rejects.toThrow('is being sent')
      expect(await run(store, 'list')).toContain(item.id)
    })

    test('purge removes submissions that were mailed long ago', async () => {
      const store = await open()
      const [old, recent] = [await enquired(store, 200), await enquired(store, 200)]
      await markSent(store, old.id, new Date(NOW.getTime() - 190 * DAY_MS))
      await markSent(store, recent.id, new Date(NOW.getTime() - 170 * DAY_MS))
      const folder = await temporaryFolder()
      expect(await run(store, 'purge', folder)).toBe('Purged one submission')
      expect(await run(store, 'list')).toContain(recent.id)
      await expect(run(store, 'purge --older-than 0', folder)).rejects.toThrow(
        'to purge one submission for good, add --yes',
      )
      expect(await run(store, 'list')).toContain(recent.id)
      expect(await run(store, 'purge --older-than 365', folder)).toBe('Purged 0 submissions')
      expect(await run(store, 'purge --older-than 0 --yes', folder)).toBe('Purged one submission')
      expect(await run(store, 'purge --older-than 0', folder)).toBe('Purged 0 submissions')
      await expect(run(store, 'list')).rejects.toThrow()
    })
  })
}
