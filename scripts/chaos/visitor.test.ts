import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startRelay } from '../programs/relay-process.ts'
import { startMailServer } from './mail-server.ts'
import { judge } from './verdict.ts'
import { createSubmission, send } from './visitor.ts'

test('a mail of each kind contains the text and the file of its own submission', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lat-visitor-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const mailServer = await startMailServer({ nextFault: () => 'none' })
  onTestFinished(mailServer.stop)
  const relay = await startRelay('relay', { DATA_DIR: dataDir, SMTP_URL: mailServer.urlFor('relay') })
  onTestFinished(relay.stop)
  const accepted = [createSubmission(0), createSubmission(1000)]
  for (const submission of accepted) await send(submission, relay.origin)
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(2), { timeout: 10_000 })
  const evidence = {
    accepted,
    mails: mailServer.mails,
    sentLogTimes: new Map(),
    killTimes: new Map(),
    unrecordedTries: new Set<string>(),
  }
  expect(judge(evidence)).toMatchObject({ lost: [], altered: [], strays: [] })
})
