import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { markSent } from '../store/mails.ts'
import { truncateWalFile } from '../store/node-sqlite.ts'
import { removedIds } from '../store/removal.ts'
import { databaseFile, openStore } from '../store/store.ts'
import { submissionStatus } from '../store/submission-status.ts'
import { acceptToMail } from '../testing/mail-work.ts'
import { describeOperator } from '../testing/operator-behaviour.ts'
import { startTestRelay } from '../testing/relay.ts'
import { enquiry } from '../testing/sample-submissions.ts'
import { accept, submission } from '../testing/store-behaviour.ts'
import { temporaryFolder, temporaryStore } from '../testing/temporary-store.ts'
import { backUp } from './back-up.ts'

describeOperator('SQLite', temporaryStore)

interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Runs `submissions.ts` as `npm run submissions` does. */
function submissions(args: string[], dataDir: string): Promise<Outcome> {
  const program = join(import.meta.dirname, 'submissions.ts')
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

test('the program ends with an exit code for each result, and one line that says what to do', async () => {
  const empty = await temporaryFolder()
  const { folder } = await temporaryStore()
  expect(await submissions(['--help'], empty)).toMatchObject({ code: 0, stdout: expect.stringContaining('--yes') })
  expect(await submissions(['forget'], empty)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^forget .+\n$/),
  })
  const none = await submissions(['list'], empty)
  expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('set DATA_DIR') })
  expect(await readdir(empty)).toEqual([])
  const nothing = await submissions(['list'], `${folder}`)
  expect(nothing).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('No submission') })
  const purged = await submissions(['purge'], `${folder}`)
  expect(purged).toMatchObject({ code: 0, stdout: 'Purged 0 submissions\n', stderr: '' })
})

test('a reader that wants no more, such as head, does not stop the work', async () => {
  const store = await temporaryStore()
  for (let count = 0; count < 3; count++) await acceptToMail(store)
  const program = join(import.meta.dirname, 'submissions.ts')
  const env = { PATH: process.env.PATH, DATA_DIR: store.folder }
  const child = spawn(process.execPath, [program, 'erase', '--older-than', '0', '--yes'], { env })
  child.stdout.destroy()
  const stderr = child.stderr.toArray()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(Buffer.concat(await stderr).toString()).toBe('')
  expect(await removedIds(store)).toHaveLength(3)
})

test('purge returns the disk space of what it removes', async () => {
  const store = await temporaryStore()
  const content = Buffer.alloc(3_000_000)
  const file = { fileName: 'a.pdf', mediaType: 'application/pdf', content, scan: null }
  const id = await acceptToMail(store, { attachments: [file], acceptedAt: new Date(0).toISOString() })
  await markSent(store, id, new Date(0))
  const size = async () => {
    truncateWalFile(databaseFile(store.folder as string))
    return (await stat(databaseFile(store.folder as string))).size
  }
  expect(await size()).toBeGreaterThan(content.length)
  expect(await submissions(['purge'], store.folder as string)).toMatchObject({ code: 0 })
  expect(await size()).toBeLessThan(content.length / 2)
  expect(await acceptToMail(store)).toBeDefined()
})

test('a backup made while submissions arrive has every earlier receipt, and a relay that starts from it knows them', async () => {
  const folder = await temporaryFolder()
  const store = await openStore(folder)
  const relay = await startTestRelay({}, { store })
  const given: { id: string; receipt: string }[] = []
  let isBusy = true
  const visitors = Array.from({ length: 4 }, async () => {
    while (isBusy) given.push((await relay.submit(undefined)).body)
  })
  const backups: { to: string; receipts: typeof given }[] = []
  for (const name of ['first', 'second', 'third']) {
    const target = given.length + 5
    await expect.poll(() => given.length, { timeout: 20_000 }).toBeGreaterThan(target)
    const to = join(await temporaryFolder(), name)
    const receipts = [...given]
    expect(await backUp(folder, to)).toBeGreaterThanOrEqual(receipts.length)
    backups.push({ to, receipts })
  }
  isBusy = false
  await Promise.all(visitors)
  await store.close()

  for (const { to, receipts } of backups) {
    const restored = await openStore(to)
    const second = await startTestRelay({}, { store: restored })
    for (const { id, receipt } of receipts) {
      const repeat = await second.post({ payload: enquiry }, { [IDEMPOTENCY_HEADER]: id })
      expect(repeat).toMatchObject({ status: 200, body: { receipt } })
      expect(await submissionStatus(restored, id)).toMatchObject({ receipt, kind: 'contact' })
    }
    await restored.close()
  }
})

test('a backup contains the mail files, is readable by the owner alone, and needs a new folder', async () => {
  const store = await temporaryStore()
  const folder = `${store.folder}`
  await accept(store, submission())
  await mkdir(join(folder, 'mail'))
  await writeFile(join(folder, 'mail/a.eml'), 'whole', { mode: 0o644 })
  await writeFile(join(folder, 'mail/b.part'), 'half')
  await writeFile(join(folder, 'captcha-secret'), 'secret', { mode: 0o600 })
  const to = join(await temporaryFolder(), 'backup')
  expect(await submissions(['backup', '--to', to], folder)).toMatchObject({ code: 0, stderr: '' })
  expect((await readdir(to)).toSorted()).toEqual(['captcha-secret', 'lat.sqlite', 'mail'])
  expect(await readdir(join(to, 'mail'))).toEqual(['a.eml'])
  expect((await stat(to)).mode & 0o777).toBe(0o700)
  for (const name of ['lat.sqlite', 'captcha-secret', 'mail/a.eml']) {
    expect((await stat(join(to, name))).mode & 0o777).toBe(0o600)
  }
  expect(await readFile(join(to, 'captcha-secret'), 'utf8')).toBe('secret')
  await expect(backUp(folder, to)).rejects.toThrow('already exists')
})

test('a damaged copy is an error', async () => {
  const folder = await temporaryFolder()
  const store = await openStore(folder)
  await store.close()
  const file = join(folder, 'lat.sqlite')
  const bytes = await readFile(file)
  bytes.fill(7, 8192, 12_288)
  await writeFile(file, bytes)
  const to = join(await temporaryFolder(), 'backup')
  await expect(backUp(folder, to)).rejects.toThrow()
  await expect(stat(to)).rejects.toThrow()
})
