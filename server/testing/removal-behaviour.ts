import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../day.ts'
import { MAIL_LEASE_MS } from '../store/mail-leases.ts'
import { markSent, markTried, retryMails } from '../store/mails.ts'
import { forgetKeys, KEY_KEPT_DAYS, purgeSent, removeSubmissions } from '../store/removal.ts'
import type { Store } from '../store/store.ts'
import { findAccepted } from '../store/submissions.ts'
import { leaseMail } from './lease-mails.ts'
import { accept, submission } from './store-behaviour.ts'

const NOW = new Date('2026-06-01T00:00:00.000Z')
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

const applied = () =>
  submission({
    kind: 'application',
    consent: { at: '2026-03-01T00:00:00.000Z', locale: 'vi' },
    attachments: [{ fileName: 'a.pdf', mediaType: 'application/pdf', content: new Uint8Array([1]), scan: null }],
  })

async function rows({ db }: Store) {
  const [submissions, attachments, mails] = await Promise.all([
    db.selectFrom('submissions').selectAll().execute(),
    db.selectFrom('attachments').selectAll().execute(),
    db.selectFrom('mails').selectAll().execute(),
  ])
  return { submissions, attachments, mails }
}

/** Tests of removal and retries. Call this once for each kind of database. `open` returns an empty store. */
export function describeRemoval(database: string, open: () => Promise<Store>): void {
  describe(`removal on ${database}`, () => {
    test('only the key is left of a removed submission, and it cannot be accepted again', async () => {
      const store = await open()
      const [gone, kept] = [applied(), applied()]
      for (const item of [gone, kept]) await accept(store, item)
      expect(await removeSubmissions(store, [gone.id], NOW)).toEqual([gone.id])
      const { submissions, attachments, mails } = await rows(store)
      expect(attachments.map((row) => row.submission_id)).toEqual([kept.id])
      expect(mails.map((row) => row.submission_id)).toEqual([kept.id])
      expect(submissions.find(({ id }) => id === gone.id)).toMatchObject({
        payload: '{}',
        digest: '',
        consent: null,
        email: null,
      })
      expect(await findAccepted(store, gone.id)).toMatchObject({ reply: { receipt: gone.receipt }, digest: null })
      expect(await accept(store, gone)).toBe('duplicate')
      expect(await removeSubmissions(store, [gone.id], NOW)).toEqual([])
    })

    test('a key is deleted when no device repeats it any more', async () => {
      const store = await open()
      const item = submission()
      await accept(store, item)
      await removeSubmissions(store, [item.id], NOW)
      await forgetKeys(store, days(KEY_KEPT_DAYS))
      expect(await findAccepted(store, item.id)).toBeDefined()
      await forgetKeys(store, days(KEY_KEPT_DAYS + 1))
      expect(await findAccepted(store, item.id)).toBeUndefined()
    })

    test('an address that an earlier release left behind is removed by the next run', async () => {
      const store = await open()
      const item = submission({ payload: { email: 'oi@example.com' } })
      await accept(store, item)
      await removeSubmissions(store, [item.id], NOW)
      await store.db.updateTable('submissions').set({ email: 'oi@example.com' }).execute()
      await forgetKeys(store, NOW)
      expect((await rows(store)).submissions).toMatchObject([{ id: item.id, email: null }])
    })

    test('a submission whose mail is being sent stays until the lease has run out', async () => {
      const store = await open()
      const item = submission()
      await accept(store, item)
      await leaseMail(store, 'a', NOW)
      expect(await removeSubmissions(store, [item.id], NOW)).toEqual([])
      const later = new Date(NOW.getTime() + MAIL_LEASE_MS)
      expect(await removeSubmissions(store, [item.id], later)).toEqual([item.id])
    })

    test('a purge removes old sent submissions, but no failed or uncertain ones', async () => {
      const store = await open()
      const old = Array.from({ length: 25 }, () => submission())
      const [recent, failed, queued] = [submission(), submission(), submission()]
      for (const item of [...old, recent, failed, queued]) await accept(store, item)
      for (const { id } of old) await markSent(store, id, days(-1))
      await markSent(store, recent.id, NOW)
      for (let mail = await leaseMail(store, 'a', NOW); mail; mail = await leaseMail(store, 'a', NOW)) {
        if (mail.submissionId === failed.id) await markTried(store, 'a', failed.id, { state: 'failed', error: '' })
      }
      expect((await purgeSent(store, NOW, NOW)).toSorted()).toEqual(old.map(({ id }) => id).toSorted())
      const left = (await rows(store)).mails.map((row) => row.submission_id)
      expect(left.toSorted()).toEqual([recent.id, failed.id, queued.id].toSorted())
    })

    test('a failed mail that is retried gets the time of a new one', async () => {
      const store = await open()
      const [failed, sent] = [submission(), submission()]
      for (const item of [failed, sent]) await accept(store, item)
      await markSent(store, sent.id, NOW)
      await leaseMail(store, 'a', NOW)
      await markTried(store, 'a', failed.id, {
        state: 'uncertain',
        error: 'x',
        isUncertain: true,
        stillTo: 'b@lat.example',
      })
      expect(await retryMails(store, [failed.id, sent.id], days(30))).toEqual([failed.id])
      expect(await leaseMail(store, 'a', days(30))).toMatchObject({
        submissionId: failed.id,
        attempts: 1,
        uncertainTries: 0,
        stillTo: 'b@lat.example',
        triesSince: days(30).toISOString(),
      })
    })
  })
}
