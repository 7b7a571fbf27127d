import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { type LeasedMail, leaseMail, markSent, markTried, nextDue, releaseOtherLeases } from '../store/mails.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { loadSubmission } from '../store/submissions.ts'
import { composeMail, type MailAddresses } from './compose-mail.ts'
import type { MailTransport } from './mail-transport.ts'
import { nextTry, type RetryWaits } from './next-try.ts'

/** Longest sleep: another relay's mail may become due meanwhile. */
const POLL_MS = 5000
const STORE_RETRY_MS = 1000

export interface MailWorkerDeps {
  store: Store
  transport: MailTransport
  addresses: MailAddresses
  waits: RetryWaits
  log: Log
}

export interface MailWorker {
  /** Looks for due mails at once. */
  wake(): void
  /** Resolves when the mail in flight is done and recorded. */
  stop(): Promise<void>
}

/** Starts the loop that sends the stored mails, one after the other, until it is stopped. */
export function startMailWorker({ store, transport, addresses, waits, log }: MailWorkerDeps): MailWorker {
  const owner = randomUUID()
  const nap = createNap()
  let stopping = false

  async function deliver(mail: LeasedMail): Promise<void> {
    const submission = await loadSubmission(store, mail.submissionId)
    const { id, receipt, acceptedAt } = submission
    try {
      const name = `${acceptedAt.slice(0, 10)}-${receipt}-${id}`
      await transport.send(composeMail(submission, mail.messageId, addresses), name)
    } catch (error) {
      const next = nextTry(waits, mail.attempts, new Date(acceptedAt), new Date())
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      log.warn({ submission: id, attempts: mail.attempts, code, responseCode, next }, 'mail not sent')
      return markTried(store, owner, id, next, String(error))
    }
    await recordSent(id)
    log.info({ submission: id, attempts: mail.attempts }, 'mail sent')
  }

  /** Does not give up while the store fails: forgetting that the mail went out would send it twice. */
  async function recordSent(id: string): Promise<void> {
    for (;;) {
      try {
        return await markSent(store, id, new Date())
      } catch (error) {
        log.error({ submission: id, reason: new StoreError(error).reason }, 'sent mail not recorded')
        if (stopping) return
        await sleep(STORE_RETRY_MS)
      }
    }
  }

  async function sendDue(): Promise<number> {
    for (;;) {
      const mail = stopping ? undefined : await leaseMail(store, owner, new Date())
      if (!mail) break
      await deliver(mail)
    }
    const due = await nextDue(store)
    return due ? Math.min(Math.max(due.getTime() - Date.now(), 0), POLL_MS) : POLL_MS
  }

  async function run(): Promise<void> {
    let released = store.kind === 'postgres'
    while (!stopping) {
      let wait = STORE_RETRY_MS
      nap.startOver()
      try {
        if (!released) await releaseOtherLeases(store, owner)
        released = true
        wait = await sendDue()
      } catch (error) {
        log.error({ reason: new StoreError(error).reason }, 'mail worker waits for the store')
      }
      if (!stopping) await nap.sleep(wait)
    }
  }

  const running = run()
  return {
    wake: nap.wake,
    async stop() {
      stopping = true
      nap.wake()
      await running
    },
  }
}

/** A sleep that can be cut short; a wake-up that comes before the sleep counts as well. */
function createNap() {
  let woken = false
  let end = () => {}
  return {
    startOver() {
      woken = false
    },
    wake() {
      woken = true
      end()
    },
    sleep(ms: number): Promise<void> {
      if (woken) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  }
}
