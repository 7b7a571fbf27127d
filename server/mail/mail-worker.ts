import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { mailTries } from '../metrics.ts'
import {
  type LeasedMail,
  leaseMail,
  MAIL_LEASE_MS,
  markSent,
  markTried,
  nextDue,
  releaseOtherLeases,
  renewLease,
  storeTime,
} from '../store/mails.ts'
import { StoreError } from '../store/store-error.ts'
import { confirm } from './confirm.ts'
import type { RetryWaits } from './next-try.ts'
import { type Failed, logTried, nameOf, triedOf } from './outcome.ts'
import { type SendDeps, sendSubmission } from './send-submission.ts'

/** Longest sleep: another relay's mail may become due meanwhile. */
const POLL_MS = 5000
const STORE_RETRY_MS = 1000
/** Mails with a file at once: they need memory, and where they are slow the others go on. */
const FILES_AT_ONCE = 2

export interface MailWorkerDeps extends SendDeps {
  /** Whether senders are told that their submission has arrived. */
  confirms: boolean
  waits: RetryWaits
}

export interface MailWorker {
  /** Looks for due mails at once. */
  wake(): void
  /** Resolves when the mails in flight are done and recorded. */
  stop(): Promise<void>
}

/** Starts what sends the stored mails, as many at once as the transport takes, until it is stopped. */
export function startMailWorker(deps: MailWorkerDeps): MailWorker {
  const { store, transport, waits, log } = deps
  const owner = randomUUID()
  let stopping = false
  /** Ids of what this process is sending. */
  const underWay = new Set<string>()
  const naps = Array.from({ length: transport.atOnce }, createNap)
  /** Those that take every mail, and one of the others, which wakes the next as soon as it has found something to do. */
  const wake = () => {
    for (const nap of naps.slice(0, FILES_AT_ONCE)) nap.wake()
    naps.find((nap) => nap.isAsleep())?.wake()
  }

  async function sendDue(takesFiles: boolean): Promise<number> {
    while (!stopping) {
      const mail = await leaseMail(store, owner, await storeTime(store), {
        takesFiles,
        longestWaitMs: waits.mailRetryMaxMs,
        underWay: [...underWay],
      })
      if (!mail) break
      wake()
      underWay.add(mail.submissionId)
      await deliver(mail).finally(() => underWay.delete(mail.submissionId))
    }
    const due = await nextDue(store, { takesFiles, underWay: [...underWay] })
    return due ? Math.min(Math.max(due.getTime() - (await storeTime(store)).getTime(), 0), POLL_MS) : POLL_MS
  }

  async function deliver(mail: LeasedMail): Promise<void> {
    const { submissionId: id, attempts } = mail
    const renewing = setInterval(renew, MAIL_LEASE_MS / 3)
    async function renew() {
      // The next renewal may succeed; without any the lease runs out, as after a crash.
      await storeTime(store)
        .then((now) => renewLease(store, owner, id, now))
        .catch(() => {})
    }
    try {
      const outcome = await sendSubmission(deps, mail).catch((error: unknown): Failed => ({ error }))
      const recorded = await record(id, async () => {
        const now = await storeTime(store)
        const tried = triedOf(outcome, mail, waits, now)
        await (tried ? markTried(store, owner, id, tried) : markSent(store, id, now))
        return { tried }
      })
      if (!recorded) return
      const { tried } = recorded
      mailTries.inc({ outcome: tried ? nameOf(tried) : 'sent' })
      if (tried) return logTried(log, mail, outcome, tried)
      log.info({ submission: id, attempts }, 'mail sent')
      if (deps.confirms && 'submission' in outcome && outcome.submission) await confirm(deps, outcome.submission)
    } finally {
      clearInterval(renewing)
    }
  }

  /**
   * Does not give up while the store fails: a mail that went out, or may have, would be sent again if that were forgotten. Undefined when
   * the worker is stopped meanwhile.
   */
  async function record<T>(id: string, write: () => Promise<T>): Promise<T | undefined> {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        log.error({ submission: id, reason: new StoreError(error).reason }, 'try not recorded')
        if (stopping) return undefined
        await sleep(STORE_RETRY_MS)
      }
    }
  }

  async function run(nap: Nap, place: number): Promise<void> {
    while (!stopping) {
      let wait = STORE_RETRY_MS
      nap.startOver()
      try {
        wait = await sendDue(place < FILES_AT_ONCE)
      } catch (error) {
        log.error({ reason: new StoreError(error).reason }, 'mail worker waits for the store')
      }
      if (!stopping) await nap.sleep(wait)
    }
  }

  async function releaseLeases(): Promise<void> {
    while (!stopping && store.kind !== 'postgres') {
      try {
        return await releaseOtherLeases(store, owner)
      } catch (error) {
        log.error({ reason: new StoreError(error).reason }, 'mail worker waits for the store')
        await sleep(STORE_RETRY_MS)
      }
    }
  }

  const running = releaseLeases().then(() => Promise.all(naps.map(run)))
  return {
    wake,
    async stop() {
      stopping = true
      for (const nap of naps) nap.wake()
      await running
      transport.close()
    },
  }
}

type Nap = ReturnType<typeof createNap>

/** A sleep that can be cut short; a wake-up that comes before the sleep counts as well. */
function createNap() {
  let woken = false
  let end: (() => void) | undefined
  return {
    startOver() {
      woken = false
    },
    isAsleep: () => end !== undefined,
    wake() {
      woken = true
      end?.()
    },
    sleep(ms: number): Promise<void> {
      if (woken) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(() => end?.(), ms)
        end = () => {
          clearTimeout(timer)
          end = undefined
          resolve()
        }
      })
    },
  }
}
