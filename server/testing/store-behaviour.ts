import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { PARTS_KEPT_MS } from '#contract/submission/parts.ts'
import { claimConfirmation } from '../store/confirmations.ts'
import { MAIL_LEASE_MS, releaseOtherLeases, renewLease } from '../store/mail-leases.ts'
import { countMails, markSent, markTried } from '../store/mails.ts'
import { deleteExpiredParts, partDigests, readPart, savePart } from '../store/parts.ts'
import type { Store } from '../store/store.ts'
import { acceptSubmission, findAccepted, loadSubmission, type Submission } from '../store/submissions.ts'
import { leaseMail, nextDue } from './lease-mails.ts'

const ACCEPTED_AT = '2026-03-04T05:06:07.890Z'
const later = (ms: number) => new Date(Date.parse(ACCEPTED_AT) + ms)

/** Makes a submission that can be stored. `changes` replace its properties. */
export function submission(changes: Partial<Submission> = {}): Submission {
  return {
    id: randomUUID(),
    kind: 'contact',
    payload: { firstName: 'Bưởi' },
    digest: 'd',
    receipt: 'LAT-0000-0000',
    acceptedAt: ACCEPTED_AT,
    consent: null,
    attachments: [],
    ...changes,
  }
}

/** Stores a submission. `nonce` is that of its captcha solution, by default a new one. */
export function accept(
  store: Store,
  item: Submission,
  nonce: string = randomUUID(),
  keptUntil = '2999-01-01T00:00:00.000Z',
) {
  return acceptSubmission(store, item, { nonce, keptUntil }, `<${item.id}@lat.example>`)
}

/**
 * Tests of the store. Call this once for each kind of database. `open` returns an empty store, which these tests do not
 * close.
 */
export function describeStore(database: string, open: () => Promise<Store>): void {
  describe(`a store on ${database}`, () => {
    test('a submission is loaded as it was stored, with its files', async () => {
      const store = await open()
      // The content is a view into a larger buffer, as the content of an upload is.
      const content = new Uint8Array([9, 9, 0, 255, 1, 254, 9]).subarray(2, 6)
      const item = submission({
        consent: { at: '2026-03-01T00:00:00.000Z', locale: 'vi', policyVersion: '2026-02-01' },
        attachments: [{ fileName: 'Hồ sơ.pdf', mediaType: 'application/pdf', content, scan: 'unknown' }],
      })
      expect(await accept(store, item)).toBe('accepted')
      const loaded = await loadSubmission(store, item.id)
      expect({ ...loaded, attachments: [] }).toEqual({ ...item, attachments: [] })
      expect(loaded.attachments[0]).toMatchObject({ fileName: 'Hồ sơ.pdf', mediaType: 'application/pdf' })
      expect([...(loaded.attachments[0]?.content ?? [])]).toEqual([0, 255, 1, 254])
      expect(await findAccepted(store, item.id)).toEqual({
        reply: { ok: true, id: item.id, receipt: item.receipt, acceptedAt: ACCEPTED_AT },
        kind: 'contact',
        digest: 'd',
      })
    })

    test('an id is accepted once, also by simultaneous requests', async () => {
      const store = await open()
      const item = submission()
      const outcomes = await Promise.all([accept(store, item), accept(store, item), accept(store, item)])
      expect(outcomes.sort()).toEqual(['accepted', 'duplicate', 'duplicate'])
      expect(await countMails(store)).toMatchObject({ pending: 1 })
    })

    test('a submission with a used nonce is not stored', async () => {
      const store = await open()
      expect(await accept(store, submission(), 'nonce')).toBe('accepted')
      const second = submission()
      expect(await accept(store, second, 'nonce')).toBe('nonce_used')
      expect(await findAccepted(store, second.id)).toBeUndefined()
      expect(await countMails(store)).toMatchObject({ pending: 1 })
    })

    test('a used nonce does not affect other submissions of the same commit', async () => {
      const store = await open()
      await accept(store, submission(), 'nonce')
      const at = (nonce?: string) => accept(store, submission(), nonce)
      expect(await Promise.all([at(), at('nonce'), at()])).toEqual(['accepted', 'nonce_used', 'accepted'])
      expect(await countMails(store)).toMatchObject({ pending: 3 })
    })

    test('nonces are deleted when their challenge has expired', async () => {
      const store = await open()
      await accept(store, submission(), 'old', '2026-03-04T05:06:08.000Z')
      await accept(store, submission({ acceptedAt: '2026-03-04T05:06:09.000Z' }), 'new')
      expect(await store.db.selectFrom('captcha_nonces').select('nonce').execute()).toEqual([{ nonce: 'new' }])
    })

    test('a mail is leased to one owner until the lease runs out', async () => {
      const store = await open()
      const item = submission()
      await accept(store, item)
      expect(await leaseMail(store, 'a', later(-1))).toBeUndefined()
      expect(await leaseMail(store, 'a', later(0))).toEqual({
        submissionId: item.id,
        messageId: `<${item.id}@lat.example>`,
        attempts: 1,
        uncertainTries: 0,
        stillTo: null,
        triesSince: ACCEPTED_AT,
      })
      expect(await leaseMail(store, 'b', later(MAIL_LEASE_MS - 1))).toBeUndefined()
      expect(await nextDue(store, later(0))).toEqual(later(MAIL_LEASE_MS))
      expect(await leaseMail(store, 'b', later(MAIL_LEASE_MS))).toMatchObject({ attempts: 2 })
    })

    test('with skipsExpiredLeases a mail whose lease has run out is neither leased nor due', async () => {
      const store = await open()
      await accept(store, submission())
      await leaseMail(store, 'a', later(0))
      const spares = { skipsExpiredLeases: true }
      expect(await leaseMail(store, 'b', later(MAIL_LEASE_MS), spares)).toBeUndefined()
      expect(await nextDue(store, later(MAIL_LEASE_MS), spares)).toBeUndefined()
      const queued = submission()
      await accept(store, queued)
      expect(await leaseMail(store, 'b', later(MAIL_LEASE_MS), spares)).toMatchObject({ submissionId: queued.id })
    })

    test('with takesFiles false mails without files are leased and counted as due', async () => {
      const store = await open()
      const attachment = { fileName: 'a.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-'), scan: null }
      await accept(store, submission({ attachments: [attachment] }))
      expect(await nextDue(store, later(0), { takesFiles: false })).toBeUndefined()
      expect(await leaseMail(store, 'a', later(0), { takesFiles: false })).toBeUndefined()
      const plain = submission({ acceptedAt: later(1000).toISOString() })
      await accept(store, plain)
      expect(await nextDue(store, later(0), { takesFiles: false })).toEqual(later(1000))
      expect(await leaseMail(store, 'a', later(1000), { takesFiles: false })).toMatchObject({ submissionId: plain.id })
      expect(await leaseMail(store, 'a', later(1000))).toBeDefined()
    })

    test('a lease can be renewed, but not after it was lost', async () => {
      const store = await open()
      const item = submission()
      await accept(store, item)
      await leaseMail(store, 'a', later(0))
      await renewLease(store, 'a', item.id, later(30_000))
      await renewLease(store, 'b', item.id, later(50_000))
      expect(await leaseMail(store, 'b', later(30_000 + MAIL_LEASE_MS - 1))).toBeUndefined()
      expect(await leaseMail(store, 'b', later(30_000 + MAIL_LEASE_MS))).toMatchObject({ attempts: 2 })
    })

    test('an owner that has lost the lease cannot record a try', async () => {
      const store = await open()
      const item = submission()
      await accept(store, item)
      await leaseMail(store, 'a', later(0))
      await leaseMail(store, 'b', later(MAIL_LEASE_MS))
      await markTried(store, 'a', item.id, { state: 'queued', error: 'late', nextTry: later(0) })
      expect(await leaseMail(store, 'c', later(MAIL_LEASE_MS + 1))).toBeUndefined()
    })

    test('a tried mail is leased again when it is due, a sent or failed one never', async () => {
      const store = await open()
      const [tried, sent, failed, uncertain] = [submission(), submission(), submission(), submission()]
      for (const item of [tried, sent, failed, uncertain]) {
        await accept(store, item)
        await leaseMail(store, 'a', later(0))
      }
      await markTried(store, 'a', tried.id, {
        state: 'queued',
        error: 'ECONNREFUSED',
        nextTry: later(5000),
        stillTo: 'b@lat.example',
      })
      await markSent(store, sent.id, later(1))
      await markTried(store, 'a', failed.id, { state: 'failed', error: 'ECONNREFUSED' })
      await markTried(store, 'a', uncertain.id, { state: 'uncertain', error: 'ETIMEDOUT', isUncertain: true })
      expect(await countMails(store)).toEqual({ pending: 1, failed: 1, uncertain: 1, oldestPendingAt: ACCEPTED_AT })
      expect(await nextDue(store, later(1))).toEqual(later(5000))
      expect(await leaseMail(store, 'a', later(4999))).toBeUndefined()
      expect(await leaseMail(store, 'a', later(5000))).toMatchObject({
        submissionId: tried.id,
        attempts: 2,
        stillTo: 'b@lat.example',
      })
      expect(await leaseMail(store, 'a', later(5000))).toBeUndefined()
    })

    test('the time for tries starts with the first try, not with the submission', async () => {
      const store = await open()
      const item = submission()
      await accept(store, item)
      expect(await leaseMail(store, 'a', later(9000))).toMatchObject({ triesSince: later(9000).toISOString() })
      await markTried(store, 'a', item.id, { state: 'queued', error: 'ECONNREFUSED', nextTry: later(10_000) })
      expect(await leaseMail(store, 'a', later(10_000))).toMatchObject({ triesSince: later(9000).toISOString() })
    })

    test('a mail whose next try is too far off is due, because a wrong clock put it off', async () => {
      const store = await open()
      const item = submission()
      await accept(store, item)
      // The next try is at `later(0)`. By these clocks it is as far off as it may be, and 1 ms further.
      expect(await leaseMail(store, 'a', later(-5000 - MAIL_LEASE_MS), { longestWaitMs: 5000 })).toBeUndefined()
      const at = later(-5001 - MAIL_LEASE_MS)
      expect(await nextDue(store, at, { longestWaitMs: 5000 })).toEqual(at)
      expect(await leaseMail(store, 'a', at, { longestWaitMs: 5000 })).toMatchObject({
        submissionId: item.id,
      })
    })

    test('characters that the database refuses are left out of an error text', async () => {
      const store = await open()
      const item = submission()
      await accept(store, item)
      await leaseMail(store, 'a', later(0))
      await markTried(store, 'a', item.id, { state: 'failed', error: 'Error: 550 \0no\ud83d' })
      const rows = await store.db.selectFrom('mails').select(['state', 'last_error']).execute()
      expect(rows).toEqual([{ state: 'failed', last_error: 'Error: 550 no\ufffd' }])
    })

    test('an address gets at most three confirmations a day', async () => {
      const store = await open()
      const items = Array.from({ length: 5 }, () => submission({ payload: { email: 'Oi@example.com' } }))
      for (const item of items) await accept(store, item)
      const claim = (index: number, ms: number) =>
        claimConfirmation(store, `${items[index]?.id}`, 'oi@example.com', later(ms))
      expect([await claim(0, 0), await claim(0, 0), await claim(1, 1), await claim(2, 2)]).toEqual([
        true,
        false,
        true,
        true,
      ])
      expect(await claim(3, 3)).toBe(false)
      expect(await claim(4, 24 * 60 * 60 * 1000 + 1)).toBe(true)
    })

    test('addresses of one mailbox, which differ in a tag or in dots, share its three confirmations', async () => {
      const store = await open()
      const claims: boolean[] = []
      const addresses = ['o_i+a@example.com', 'o_.i@example.com', 'O_i+b+c@example.com', 'o_i@example.com']
      for (const email of [...addresses, 'o_i+a@example.org', 'obi+a@example.com', 'o_ix@example.com']) {
        const item = submission({ payload: { email } })
        await accept(store, item)
        claims.push(await claimConfirmation(store, item.id, email.toLowerCase(), later(0)))
      }
      expect(claims).toEqual([true, true, true, false, true, true, true])
    })

    test('simultaneous owners never lease the same mail', async () => {
      const store = await open()
      const items = Array.from({ length: 20 }, () => submission())
      for (const item of items) await accept(store, item)
      const leases = await Promise.all(items.map((_item, index) => leaseMail(store, `owner ${index}`, later(0))))
      const leased = leases.flatMap((mail) => mail?.submissionId ?? [])
      expect(new Set(leased).size).toBe(leased.length)
      expect(leased.length).toBeGreaterThan(0)
    })

    test('leases of other owners can be released', async () => {
      const store = await open()
      await accept(store, submission())
      await leaseMail(store, 'dead', later(0))
      await releaseOtherLeases(store, 'dead')
      expect(await leaseMail(store, 'b', later(1))).toBeUndefined()
      await releaseOtherLeases(store, 'b')
      expect(await leaseMail(store, 'b', later(1))).toMatchObject({ attempts: 2 })
    })

    test('parts are kept until their submission is accepted, or for a day', async () => {
      const store = await open()
      const [item, other] = [submission(), submission()]
      const part = (digest: string) => ({ digest, content: new Uint8Array([1, 2, 3]) })
      await savePart(store, item.id, 0, part('first'), later(0))
      await savePart(store, item.id, 1, part('second'), later(0))
      await savePart(store, item.id, 0, part('again'), later(0))
      await savePart(store, other.id, 0, part('other'), later(1))
      expect(await partDigests(store, item.id)).toEqual({ 0: 'again', 1: 'second' })
      expect(new Uint8Array((await readPart(store, item.id, 1)) ?? [])).toEqual(new Uint8Array([1, 2, 3]))
      expect(await readPart(store, item.id, 2)).toBeUndefined()
      await accept(store, item)
      expect(await partDigests(store, item.id)).toEqual({})
      await deleteExpiredParts(store, later(PARTS_KEPT_MS + 1))
      expect(await partDigests(store, other.id)).toEqual({ 0: 'other' })
      await deleteExpiredParts(store, later(PARTS_KEPT_MS + 2))
      expect(await partDigests(store, other.id)).toEqual({})
    })
  })
}
