import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, vi } from 'vitest'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import type { Log } from '../log.ts'
import { messageIdOf } from '../mail/mail-options.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { type MailWorker, type MailWorkerDeps, startMailWorker } from '../mail/mail-worker.ts'
import type { Store } from '../store/store.ts'
import { acceptSubmission, type Submission } from '../store/submissions.ts'
import { mailSite, silent, WAIT_TIMEOUT_MS } from './relay.ts'
import { enquiry } from './sample-submissions.ts'

/** The sender of the mails of `workWith`. */
export const mailFrom = 'website@lat.example'
const addresses = { mailFrom, mailTo: { contact: 'hello@lat.example', application: 'jobs@lat.example' } }

/** Stores a submission (an enquiry unless `changes` say otherwise) and its mail. Returns the submission's id. */
export async function acceptToMail(store: Store, changes: Partial<Submission> = {}): Promise<string> {
  const { id = randomUUID(), kind = 'contact' } = changes
  const outcome = await acceptSubmission(
    store,
    {
      id,
      kind,
      payload: enquiry,
      digest: '',
      receipt: receiptCode(id),
      acceptedAt: new Date().toISOString(),
      consent: null,
      attachments: [],
      ...changes,
    },
    { nonce: randomUUID(), keptUntil: '2999-01-01T00:00:00.000Z' },
    messageIdOf(id, kind, mailFrom),
  )
  expect(outcome).toBe('accepted')
  return id
}

/** Starts a mail worker with short waits between tries. The worker is stopped when the test is over. */
export function workWith(store: Store, transport: MailTransport, changes: Partial<MailWorkerDeps> = {}): MailWorker {
  const waits = { mailRetryMs: 5, mailRetryMaxMs: 20 }
  const worker = startMailWorker({
    store,
    transport,
    addresses,
    site: mailSite,
    confirms: false,
    waits,
    log: silent,
    ...changes,
  })
  onTestFinished(() => worker.stop())
  return worker
}

/** A transport that passes each mail to `send`. */
export function transportOf(send: MailTransport['send'], concurrency = 1): MailTransport {
  return { kind: 'smtp', destination: '', concurrency, send, close() {} }
}

/** A log that keeps the entries of one level in `told`. */
export function keptLog(level: 'warn' | 'error'): { log: Log; told: [about: object, message: string][] } {
  const told: [object, string][] = []
  const log = {
    info() {},
    warn() {},
    error() {},
    [level]: (about: object, message: string) => told.push([about, message]),
  }
  return { log: log as unknown as Log, told }
}

/** Returns the time `ms` milliseconds ago, in ISO 8601. */
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

/** Returns the stored state of a submission's mail. */
export const mailRow = (store: Store, id: string) =>
  store.db.selectFrom('mails').selectAll().where('submission_id', '=', id).executeTakeFirstOrThrow()

/** Waits until the mail of a submission is in this state. */
export const stateBecomes = (store: Store, id: string, state: string) =>
  vi.waitFor(async () => expect((await mailRow(store, id)).state).toBe(state), {
    timeout: WAIT_TIMEOUT_MS,
    interval: 5,
  })
