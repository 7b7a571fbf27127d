import { expect, onTestFinished, test, vi } from 'vitest'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { rescueFileParts } from '#contract/submission/rescue-file.ts'
import type { SealingKey } from '#contract/submission/sealing.ts'
import { SUBMISSION_VERSION } from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { replaceSealingKey } from '../sealing/replace-sealing-key.ts'
import { SITE_KEY, startTestRelay } from '../testing/relay.ts'
import { application, enquiry } from '../testing/sample-submissions.ts'
import { fetchSealingKey, postSealed, sealFor } from '../testing/sealing.ts'
import { importRescueFile } from './import-rescue-file.ts'

const IDS = ['6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01', '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c02'] as const
const CONSENT = { at: '2026-06-01T08:00:00.000Z', locale: 'vi', policyVersion: '2026-11-26' }
const RESUME = { name: 'Hồ sơ.pdf', bytes: pdfOf(3000) }

/** Encrypts an application and an enquiry, as a tablet does, and returns them as a rescue file. */
async function rescueFileFor(key: SealingKey, changes: object = {}) {
  const [applied, enquired] = await Promise.all([
    sealFor(key, IDS[0], 'application', { payload: application, consent: CONSENT, resume: RESUME }),
    sealFor(key, IDS[1], 'contact', { payload: { ...enquiry, ...changes }, consent: CONSENT }),
  ])
  const facts = { version: SUBMISSION_VERSION, keyId: key.id }
  const parts = rescueFileParts([
    { id: IDS[0], kind: 'application', ...facts, content: new Uint8Array(applied) },
    { id: IDS[1], kind: 'contact', ...facts, content: new Uint8Array(enquired) },
  ])
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

function run(bytes: Uint8Array<ArrayBuffer>, origin: string) {
  const printed: string[] = []
  const done = importRescueFile(bytes, { origin, siteKey: SITE_KEY }, (line) => printed.push(line))
  return done.then(() => printed)
}

test('each submission is accepted once, however often the file is imported, also after the key was replaced', async () => {
  const relay = await startTestRelay()
  const file = await rescueFileFor(await fetchSealingKey(relay))
  await replaceSealingKey(relay.store)
  expect(await run(file, relay.url)).toEqual(IDS.map((id) => `Accepted  ${receiptCode(id)}  ${id}`))
  expect(await run(file, relay.url)).toEqual(IDS.map((id) => `Already here  ${receiptCode(id)}  ${id}`))
  expect(await relay.store.db.selectFrom('mails').selectAll().execute()).toHaveLength(2)
})

test('a submission that the tablet has sent meanwhile is accepted once', async () => {
  const relay = await startTestRelay()
  const key = await fetchSealingKey(relay)
  const file = await rescueFileFor(key)
  const again = await sealFor(key, IDS[0], 'application', { payload: application, consent: CONSENT, resume: RESUME })
  await postSealed(relay, key, IDS[0], 'application', again)
  expect((await run(file, relay.url)).map((line) => line.split('  ')[0])).toEqual(['Already here', 'Accepted'])
})

test('a submission that the relay refuses is named; the others are accepted', async () => {
  const relay = await startTestRelay()
  const file = await rescueFileFor(await fetchSealingKey(relay), { email: 'nobody' })
  await expect(run(file, relay.url)).rejects.toThrow(`${IDS[1]} (invalid)`)
  expect(await relay.store.db.selectFrom('submissions').select('id').execute()).toEqual([{ id: IDS[0] }])
})

test('an application for a job that has closed meanwhile is accepted', async () => {
  const relay = await startTestRelay({}, { closedJobs: [application.jobTitle] })
  const file = await rescueFileFor(await fetchSealingKey(relay))
  expect(await run(file, relay.url)).toEqual(IDS.map((id) => `Accepted  ${receiptCode(id)}  ${id}`))
})

test('a reply of a proxy that cannot reach the relay is no refusal: the submission is sent again', async () => {
  const relay = await startTestRelay()
  const file = await rescueFileFor(await fetchSealingKey(relay))
  const reply = new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Retry-After': '0' } })
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(reply)
  expect(await run(file, relay.url)).toHaveLength(2)
  vi.restoreAllMocks()
})

test('a wait is printed; one of hours ends the import', async () => {
  const relay = await startTestRelay()
  const file = await rescueFileFor(await fetchSealingKey(relay))
  const wait = (seconds: string) => new Response('{}', { status: 429, headers: { 'Retry-After': seconds } })
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(wait('1'))
  onTestFinished(() => fetching.mockRestore())
  expect(await run(file, relay.url)).toMatchObject({ 0: `Waiting 1 s to send ${IDS[0]} again (429)`, length: 3 })
  // A date has no fractions of a second, so the wait may be one second.
  const inTwoSeconds = new Date(Date.now() + 2000).toUTCString()
  fetching.mockResolvedValueOnce(wait(inTwoSeconds))
  expect((await run(file, relay.url))[0]).toMatch(/^Waiting [12] s to send /)
  fetching.mockResolvedValueOnce(wait('80000'))
  await expect(run(file, relay.url)).rejects.toThrow('asks to wait 22 h 14 min')
})

test('the import ends when the relay takes no more on this day, because no submission would be accepted', async () => {
  const relay = await startTestRelay({ DAILY_MB: '1' })
  const key = await fetchSealingKey(relay)
  const first = crypto.randomUUID()
  const large = { name: 'large.pdf', bytes: pdfOf(1_000_000) }
  const sealed = await sealFor(key, first, 'application', { payload: application, consent: CONSENT, resume: large })
  expect((await postSealed(relay, key, first, 'application', sealed)).status).toBe(201)
  const importing = run(await rescueFileFor(key), relay.url)
  await expect(importing).rejects.toThrow(/asks to wait 2\d h .+ \(storage_full\): import the file again then/)
})

test('of a file that is cut off everything whole is accepted, and the rest is asked for', async () => {
  const relay = await startTestRelay()
  const file = await rescueFileFor(await fetchSealingKey(relay))
  const importing = run(file.subarray(0, -1), relay.url)
  await expect(importing).rejects.toThrow('The file is cut off: 1 of its 2 submissions')
  expect(await relay.store.db.selectFrom('submissions').select('id').execute()).toEqual([{ id: IDS[0] }])
})

test('a file of another kind, and a relay that does not answer, are said in one line', async () => {
  const relay = await startTestRelay()
  const file = await rescueFileFor(await fetchSealingKey(relay))
  await expect(run(file.subarray(0, 20), relay.url)).rejects.toThrow('This is not a rescue file')
  await expect(run(file, 'http://127.0.0.1:9')).rejects.toThrow(
    'does not answer at http://127.0.0.1:9: start it, or set HOST and PORT',
  )
})
