import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HEALTH_PATH } from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import type { Log } from '../log.ts'
import { smtpTransport } from '../mail/smtp-transport.ts'
import { countMails } from '../store/mails.ts'
import { openStore } from '../store/store.ts'
import { workWith } from '../testing/mail-work.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { fillDisk, mountMemory } from '../testing/memory-disk.ts'
import { readReply, silent, startTestRelay, WAIT_TIMEOUT_MS } from '../testing/relay.ts'
import { temporaryFolder, temporaryStore } from '../testing/temporary-store.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const resume = { name: 'cv.pdf', bytes: pdfOf(2_000_000) }

/**
 * Starts a relay that writes uploads into `folder`. Its store is elsewhere, so that only uploads meet the faults of
 * `folder`. `errors` holds what the relay logs as errors.
 */
async function relayWithUploadsIn(folder: string) {
  const errors: unknown[] = []
  const log = { ...silent, error: (about: unknown) => errors.push(about) } as unknown as Log
  const relay = await startTestRelay({ DATA_DIR: folder }, { store: await temporaryStore(), log })
  const health = async () => readReply(await fetch(relay.url + HEALTH_PATH))
  return { ...relay, errors, health }
}

type Handle = Awaited<ReturnType<typeof open>>

/** Returns the prototype of all file handles, so that tests can make a method fail. */
async function handlePrototype(): Promise<Handle> {
  const handle = await open('/dev/null')
  await handle.close()
  return Object.getPrototypeOf(handle)
}

const systemError = (code: string) => Object.assign(new Error(`${code}: made up`), { code })

test.each([
  ['EIO', 503, 'unavailable'],
  ['EROFS', 503, 'unavailable'],
  ['EMFILE', 503, 'unavailable'],
  ['ENFILE', 503, 'unavailable'],
  ['EACCES', 503, 'unavailable'],
  ['ENOSPC', 507, 'storage_full'],
  ['EDQUOT', 507, 'storage_full'],
])(
  'a disk that answers %s refuses no application for good, and the log has the cause',
  async (reason, status, code) => {
    const relay = await relayWithUploadsIn(await temporaryFolder())
    const write = vi.spyOn(await handlePrototype(), 'writeFile').mockRejectedValue(systemError(reason))
    onTestFinished(() => write.mockRestore())
    expect(await relay.apply(ID, resume)).toMatchObject({ status, body: { code } })
    expect(relay.errors).toContainEqual({ reason })
    expect(await relay.health()).toMatchObject({
      status: 503,
      body: { error: `Applications cannot be taken (${reason}).` },
    })
    write.mockRestore()
    expect((await relay.apply(ID, resume)).status).toBe(201)
  },
)

test('a file that cannot be read back is refused with 503', async () => {
  const relay = await relayWithUploadsIn(await temporaryFolder())
  const read = vi.spyOn(await handlePrototype(), 'read').mockRejectedValue(systemError('EIO'))
  onTestFinished(() => read.mockRestore())
  expect(await relay.apply(ID, resume)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(relay.errors).toContainEqual({ reason: 'EIO' })
})

test('a file that is read back too short is not filled up with another applicant’s', async () => {
  const relay = await relayWithUploadsIn(await temporaryFolder())
  expect((await relay.apply(undefined, { name: 'other.pdf', bytes: pdfOf(2_000_001) })).status).toBe(201)
  const prototype = await handlePrototype()
  const half = { bytesRead: 1_000_000, buffer: Buffer.of() }
  const read = vi
    .spyOn(prototype, 'read')
    .mockResolvedValueOnce(half)
    .mockResolvedValue({ ...half, bytesRead: 0 })
  onTestFinished(() => read.mockRestore())
  expect(await relay.apply(ID, resume)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  read.mockRestore()
  expect((await relay.apply(ID, resume)).status).toBe(201)
})

test('a file that is read in several steps is complete', async () => {
  const relay = await relayWithUploadsIn(await temporaryFolder())
  const prototype = await handlePrototype()
  const whole = prototype.read as (...args: unknown[]) => unknown
  const read = vi.spyOn(prototype, 'read').mockImplementation(function (this: Handle, ...args: unknown[]) {
    const [buffer, offset, length, position] = args as [Buffer, number, number, number]
    return whole.call(this, buffer, offset, Math.min(length, 300_000), position) as never
  })
  onTestFinished(() => read.mockRestore())
  expect((await relay.apply(ID, resume)).status).toBe(201)
})

test('without the upload folder enquiries are accepted, applications get 503, and health says so', async () => {
  const folder = join(await temporaryFolder(), 'data')
  await mkdir(folder)
  const relay = await relayWithUploadsIn(folder)
  await rm(folder, { recursive: true })
  expect(await relay.apply(ID, resume)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(relay.errors).toContainEqual({ reason: 'ENOENT' })
  expect(await relay.health()).toMatchObject({ status: 503, body: { error: 'Applications cannot be taken (ENOENT).' } })
  expect((await relay.submit(undefined)).status).toBe(201)
  await mkdir(folder)
  expect((await relay.apply(ID, resume)).status).toBe(201)
})

test('a full or read-only file system gives applications no final error', async ({ skip }) => {
  const folder = await temporaryFolder()
  await mountMemory(folder, 'size=64m').catch(() => skip('only root mounts file systems'))
  const relay = await relayWithUploadsIn(folder)
  await fillDisk(folder)
  expect(await relay.apply(ID, resume)).toMatchObject({ status: 507, body: { code: 'storage_full' } })
  expect(relay.errors).toContainEqual({ reason: 'ENOSPC' })
  expect(await relay.health()).toMatchObject({ status: 503, body: { error: 'Applications cannot be taken (ENOSPC).' } })
  await rm(join(folder, 'filler'))
  await mountMemory(folder, 'remount,ro')
  expect(await relay.apply(ID, resume)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(relay.errors).toContainEqual({ reason: 'EROFS' })
  await mountMemory(folder, 'remount,rw')
  expect((await relay.apply(ID, resume)).status).toBe(201)
})

test('enquiries leave a reserve on the disk, in which mails can be recorded as sent', async ({ skip }) => {
  const folder = await temporaryFolder()
  await mountMemory(folder, 'size=20m').catch(() => skip('only root mounts file systems'))
  const store = await openStore(folder)
  onTestFinished(() => store.close())
  const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '100000' }, { store })
  const message = 'ế'.repeat(5000)
  let status = 0
  do ({ status } = await relay.submit(undefined, { message }))
  while (status === 201)
  expect(status).toBe(507)
  const { pending } = await countMails(store)
  expect(pending).toBeGreaterThan(10)

  const mailbox = await startMailbox()
  workWith(store, smtpTransport(mailbox.smtpUrl))
  await vi.waitFor(async () => expect(await countMails(store)).toMatchObject({ pending: 0, failed: 0, uncertain: 0 }), {
    timeout: WAIT_TIMEOUT_MS,
  })
  expect(mailbox.received).toHaveLength(pending)
})
