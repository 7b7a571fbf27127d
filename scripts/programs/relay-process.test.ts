import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startRelay } from './relay-process.ts'

/** The source of a small relay, which dies when it is asked for `/crash`. */
const SMALL_RELAY = `
  import { createServer } from 'node:http'
  createServer((request, reply) => {
    if (request.url === '/crash') process.kill(process.pid, 'SIGKILL')
    reply.end('{"pending":0}')
  }).listen(process.env.PORT, '127.0.0.1')
`

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lat-relay-process-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dataDir, { recursive: true, force: true })
})

async function startSmallRelay() {
  await mkdir(join(dataDir, 'server'))
  await writeFile(join(dataDir, 'server/main.ts'), SMALL_RELAY)
  return startRelay('relay', {}, { folder: dataDir })
}

test('a relay does not use the store and the mail server of the shell', async () => {
  // Nothing listens on port 1: with this store the relay could not start.
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/lat')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
  const relay = await startRelay('relay', { DATA_DIR: dataDir })
  onTestFinished(relay.stop)
  expect(await relay.health()).toMatchObject({ pending: 0 })
})

test('a relay that ends by itself is noticed, and can be stopped and started', async () => {
  const relay = await startSmallRelay()
  onTestFinished(relay.stop)
  await fetch(`${relay.origin}/crash`).catch(() => {})
  await expect(relay.crashed).rejects.toThrow('relay ended by itself (SIGKILL)')
  await relay.stop()
  await relay.start()
  expect(await relay.health()).toMatchObject({ pending: 0 })
})

test('a relay that is killed or stopped has not ended by itself', async () => {
  const relay = await startSmallRelay()
  await relay.kill()
  await relay.start()
  await relay.stop()
  await expect(Promise.race([relay.crashed, Promise.resolve('running')])).resolves.toBe('running')
})
