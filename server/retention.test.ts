import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseEnv } from './env.ts'
import { createLog } from './log.ts'
import { removeOld, startRetention } from './retention.ts'
import { markSent } from './store/mails.ts'
import { DAY_MS, KEY_KEPT_DAYS, removeSubmissions } from './store/removal.ts'
import type { Store } from './store/store.ts'
import { findAccepted } from './store/submissions.ts'
import { silent, temporaryFolder, temporaryStore, WAIT_TIMEOUT_MS } from './testing/relay.ts'
import { accept, submission } from './testing/store-behaviour.ts'

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

test('a relay removes old submissions when it starts', async () => {
  const [store, folder] = [await temporaryStore(), await temporaryFolder()]
  const id = await sent(store, new Date(Date.now() - 2 * DAY_MS))
  const retention = startRetention(store, 1, folder, silent)
  onTestFinished(() => retention.stop())
  await vi.waitFor(async () => expect(await findAccepted(store, id)).toMatchObject({ digest: null }), {
    timeout: WAIT_TIMEOUT_MS,
  })
})

test('a failing store is logged and does not end the relay', async () => {
  const [store, log] = [await temporaryStore(), createLog('silent')]
  const told = vi.spyOn(log, 'error')
  await store.close()
  await startRetention(store, 1, await temporaryFolder(), log).stop()
  expect(told).toHaveBeenCalledOnce()
})
