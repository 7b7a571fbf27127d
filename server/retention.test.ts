import { randomUUID } from 'node:crypto'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from './day.ts'
import { parseEnv } from './env.ts'
import { createLog } from './log.ts'
import { removeOld, startRetention } from './retention.ts'
import { markSent } from './store/mails.ts'
import { truncateWalFile } from './store/node-sqlite.ts'
import { savePart } from './store/parts.ts'
import { KEY_KEPT_DAYS, removeSubmissions } from './store/removal.ts'
import { addSealingKey, listSealingKeys } from './store/sealing-keys.ts'
import { databaseFile, openStore, type Store } from './store/store.ts'
import { StoreError } from './store/store-error.ts'
import { findAccepted } from './store/submissions.ts'
import { fillDisk, mountMemory } from './testing/memory-disk.ts'
import { silent, WAIT_TIMEOUT_MS } from './testing/relay.ts'
import { accept, submission } from './testing/store-behaviour.ts'
import { temporaryFolder, temporaryStore } from './testing/temporary-store.ts'

const NOW = new Date('2026-06-01T00:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

async function sent(store: Store, at: Date): Promise<string> {
  const item = submission()
  await accept(store, item)
  await markSent(store, item.id, at)
  return item.id
}

test('old mailed submissions are removed with their mail files; their keys later', async () => {
  const [store, folder] = [await temporaryStore(), join(await temporaryFolder(), 'mail')]
  const [old, recent] = [await sent(store, daysAgo(31)), await sent(store, daysAgo(29))]
  await mkdir(folder)
  const files = [old, recent].flatMap((id) => [`2026-05-01-LAT-0000-0000-${id}.eml`, `2026-05-01-LAT-0-${id}.part`])
  for (const name of [...files, 'notes.txt']) await writeFile(join(folder, name), '')
  expect(await removeOld(store, 30, folder, NOW)).toEqual([old])
  expect((await readdir(folder)).toSorted()).toEqual([...files.slice(2), 'notes.txt'].toSorted())
  expect(await findAccepted(store, old)).toMatchObject({ digest: null })
  await removeOld(store, 2 * KEY_KEPT_DAYS, folder, daysAgo(-KEY_KEPT_DAYS - 1))
  expect(await findAccepted(store, old)).toBeUndefined()
  expect(await findAccepted(store, recent)).toMatchObject({ digest: 'd' })
})

test('with `RETENTION_DAYS=0` nothing is removed', async () => {
  const [store, folder] = [await temporaryStore(), await temporaryFolder()]
  const id = await sent(store, daysAgo(36_500))
  const { retentionDays } = parseEnv({ SITE_URL: 'https://lat.example', RETENTION_DAYS: '0' })
  expect(await removeOld(store, retentionDays, folder, NOW)).toEqual([])
  expect(await findAccepted(store, id)).toMatchObject({ digest: 'd' })
})

test('a mail file that outlived its submission is removed by the next run', async () => {
  const [store, folder] = [await temporaryStore(), await temporaryFolder()]
  const id = await sent(store, daysAgo(1))
  await removeSubmissions(store, [id], NOW)
  await writeFile(join(folder, `2026-05-01-LAT-0000-0000-confirmation-${id}.eml`), '')
  expect(await removeOld(store, 30, folder, NOW)).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

test('the log is emptied every time, also with `RETENTION_DAYS=0`', async () => {
  const [store, folder] = [await temporaryStore(), await temporaryFolder()]
  await accept(store, submission())
  await removeOld(store, Number.POSITIVE_INFINITY, folder, NOW)
  expect((await stat(`${databaseFile(`${store.folder}`)}-wal`)).size).toBe(0)
})

test('a step that fails keeps no other from its work', async () => {
  const [store, folder] = [await temporaryStore(), await temporaryFolder()]
  const id = await sent(store, daysAgo(31))
  await removeSubmissions(store, [id], daysAgo(KEY_KEPT_DAYS + 1))
  await store.db.schema.dropTable('mails').execute()
  await expect(removeOld(store, 30, folder, NOW)).rejects.toBeInstanceOf(StoreError)
  expect(await findAccepted(store, id)).toBeUndefined()
})

/** Opens a store on a file system of 40 MB. */
async function storeOnSmallDisk(skip: (note: string) => never): Promise<Store> {
  const folder = await temporaryFolder()
  await mountMemory(folder, 'size=40m').catch(() => skip('only root mounts file systems'))
  const store = await openStore(folder)
  onTestFinished(() => store.close())
  return store
}

/** Fills the disk of `store`, so that only `spareBytes` are free. */
async function fill({ folder }: Store, spareBytes: number): Promise<void> {
  truncateWalFile(databaseFile(`${folder}`))
  await fillDisk(`${folder}`, spareBytes)
}

test('expired parts are deleted on a disk that has no room for all of them in the log', async ({ skip }) => {
  const store = await storeOnSmallDisk(skip)
  const content = Buffer.alloc(256 * 1024, 1)
  for (let position = 0; position < 40; position++)
    await savePart(store, randomUUID(), position, { digest: '', content }, daysAgo(2))
  await fill(store, 3_000_000)
  await removeOld(store, 30, await temporaryFolder(), NOW)
  expect(await store.db.selectFrom('parts').select('position').execute()).toEqual([])
})

test('old submissions are removed on a disk that has room for only one of them in the log', async ({ skip }) => {
  const store = await storeOnSmallDisk(skip)
  const content = Buffer.alloc(3_000_000, 1)
  const old = Array.from({ length: 6 }, () =>
    submission({ attachments: [{ fileName: 'a.pdf', mediaType: 'application/pdf', content, scan: null }] }),
  )
  for (const item of old) {
    await accept(store, item)
    await markSent(store, item.id, daysAgo(31))
  }
  await fill(store, 6_000_000)
  expect(await removeOld(store, 30, await temporaryFolder(), NOW)).toHaveLength(old.length)
})

const HOUR_MS = 60 * 60 * 1000

/**
 * Starts the retention with a clock that shows `now`. `runAfter` moves the clock on and resolves when the run of that
 * time has removed everything that it removes.
 */
async function startRetentionAt(now: Date, store: Store, days: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  const retention = startRetention(store, days, await temporaryFolder(), silent)
  onTestFinished(() => retention.stop())
  const runAfter = async (ms: number) => {
    // A run removes this part. Its disappearance shows that the run has ended.
    await savePart(store, randomUUID(), 0, { digest: '', content: new Uint8Array() }, new Date(Date.now() - 2 * DAY_MS))
    vi.advanceTimersByTime(ms)
    await vi.waitFor(async () => expect(await store.db.selectFrom('parts').select('position').execute()).toEqual([]), {
      timeout: WAIT_TIMEOUT_MS,
    })
    await retention.stop()
  }
  return { runAfter }
}

test('a relay removes old submissions an hour after it has started', async () => {
  const store = await temporaryStore()
  const id = await sent(store, daysAgo(2))
  const { runAfter } = await startRetentionAt(NOW, store, 1)
  await runAfter(HOUR_MS)
  expect(await findAccepted(store, id)).toMatchObject({ digest: null })
})

test('a failing store is logged and does not end the relay', async () => {
  const [store, log] = [await temporaryStore(), createLog('silent')]
  const told = vi.spyOn(log, 'error')
  await store.close()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const retention = startRetention(store, 1, '', log)
  vi.advanceTimersByTime(HOUR_MS)
  await retention.stop()
  expect(told).toHaveBeenCalledOnce()
})

test('nothing is removed by a clock that is years ahead when the relay starts, and is set right within an hour', async () => {
  const store = await temporaryStore()
  const id = await sent(store, daysAgo(1))
  for (const key of ['replaced', 'present'])
    await addSealingKey(store, { id: key, public_key: '', private_key: '', created_at: daysAgo(1).toISOString() })
  const { runAfter } = await startRetentionAt(daysAgo(-5 * 365), store, 180)
  vi.setSystemTime(NOW)
  await runAfter(HOUR_MS)
  expect(await findAccepted(store, id)).toMatchObject({ digest: 'd' })
  expect(await listSealingKeys(store)).toHaveLength(2)
})

test('nothing is removed by a clock that is years ahead for less than an hour while the relay runs', async () => {
  const store = await temporaryStore()
  const id = await sent(store, daysAgo(1))
  const { runAfter } = await startRetentionAt(NOW, store, 180)
  const sentLater = await sent(store, NOW)
  vi.setSystemTime(daysAgo(-5 * 365))
  vi.advanceTimersByTime(HOUR_MS)
  // The run by the wrong clock gives its time to the mails that were sent since the start.
  const wrongTimes = store.db.selectFrom('mails').select('sent_at').where('sent_at', '>', daysAgo(-1).toISOString())
  await vi.waitFor(async () => expect(await wrongTimes.execute()).toHaveLength(1), { timeout: WAIT_TIMEOUT_MS })
  vi.setSystemTime(daysAgo(-1))
  await runAfter(HOUR_MS)
  for (const kept of [id, sentLater]) expect(await findAccepted(store, kept)).toMatchObject({ digest: 'd' })
})

test('submissions stay that were mailed while the clock was years behind, once it is set right', async () => {
  const store = await temporaryStore()
  const { runAfter } = await startRetentionAt(new Date('2001-01-01T00:00:00.000Z'), store, 180)
  const item = submission({ acceptedAt: new Date().toISOString() })
  await accept(store, item)
  await markSent(store, item.id, new Date())

  vi.setSystemTime(NOW)
  // The first run finds the clock set forward, the second one removes what is old.
  await runAfter(2 * HOUR_MS)
  expect(await findAccepted(store, item.id)).toMatchObject({ digest: 'd' })
  expect(await removeOld(store, 180, await temporaryFolder(), new Date(NOW.getTime() + 181 * DAY_MS))).toEqual([
    item.id,
  ])
})

test('a submission stays that was accepted lately and mailed while the clock was years behind', async () => {
  const [store, folder] = [await temporaryStore(), await temporaryFolder()]
  const item = submission({ acceptedAt: daysAgo(1).toISOString() })
  await accept(store, item)
  await markSent(store, item.id, daysAgo(5000))
  expect(await removeOld(store, 30, folder, NOW)).toEqual([])
  expect(await removeOld(store, 30, folder, daysAgo(-30))).toEqual([item.id])
})
