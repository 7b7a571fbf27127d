import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startRelay } from './relay-process.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lat-relay-process-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(dataDir, { recursive: true, force: true })
})

test('a relay does not use the store and the mail server of the shell', async () => {
  // Nothing listens on port 1: with this store the relay could not start.
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/lat')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
  const relay = await startRelay('relay', { DATA_DIR: dataDir })
  onTestFinished(relay.stop)
  expect(await relay.health()).toMatchObject({ pending: 0 })
})
