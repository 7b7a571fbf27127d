import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { mailTries } from '../metrics.ts'
import {
  hasFiles,
  type LeasedMail,
  type LeaseOptions,
  leaseMail,
  MAIL_LEASE_RENEWAL_MS,
  nextDue,
  releaseOtherLeases,
  renewLease,
} from '../store/mail-leases.ts'
import { markSent, markTried, type TryResult } from '../store/mails.ts'
import { StoreError } from '../store/store-error.ts'
import { storeTime } from '../store/store-time.ts'
import { sendConfirmation } from './confirmation.ts'
import type { RetryWaits } from './next-try.ts'
import { type Delivery, type SendDeps, sendSubmission } from './send-submission.ts'
import { createSleeper } from './sleeper.ts'
import { createStoreFailures } from './store-failures.ts'
import { type FailedTry, logTry, resultOf } from './try-result.ts'

/**
 * The worker looks for due mails at least this often, because other relays on the same database do not wake this worker
 * when they store a mail or give up their lease on one.
 */
const POLL_MS = 5000
const STORE_RETRY_MS = 1000
/**
 * At most this many mails with files are sent at once. Files need memory, and slow mails with files must not block
 * mails without files.
 */
const WITH_FILES_MAX = 2

export interface MailWorkerDeps extends SendDeps {
  /** True when each person who has sent a submission gets a mail that confirms it. */
  confirms: boolean
  waits: RetryWaits
}

export interface MailWorker {
  /** Wakes the worker, so that it looks for due mails now. */
  wake(): void
  /** Starts no further tries. Resolves when the running tries are done and recorded. */
  stop(): Promise<void>
}

/** Starts a worker that sends the stored mails, as many at once as the transport can send. */
export function startMailWorker(deps: MailWorkerDeps): MailWorker {
  const { store, transport, waits, log } = deps
  const owner = randomUUID()
  let stopping = false
  /**
   * The deliveries that run in this process. The keys are the submissions' ids. These mails are not leased (reserved
   * for sending) again, even when a clock that is set forward makes the leases seem to have run out.
   */
  const running = new Map<string, { withFiles: boolean; end: Promise<void> }>()
  const storeFailures = createStoreFailures()
  const sleeper = createSleeper()

  /**
   * Starts to send the mails that are due. Returns the wait in ms until the next mail is due, at most `POLL_MS`. While
   * all of the transport's connections are busy, it returns `POLL_MS`; the end of a delivery wakes the worker earlier.
   */
  async function startDue(): Promise<number> {
    while (!stopping && running.size < transport.concurrency) {
      const now = await storeTime(store)
      const options = leaseOptions(now)
      // The worker first asks when the next mail is due. This query costs the database less than an attempt to lease a
      // mail, and mostly no mail is due.
      const due = await nextDue(store, now, options)
      if (!due || stopping) return POLL_MS
      const wait = due.getTime() - now.getTime()
      if (wait > 0) return Math.min(wait, POLL_MS)
      const mail = await leaseMail(store, owner, now, options)
      // No mail was leased: another relay has just leased the one that was due.
      if (!mail) return STORE_RETRY_MS
      await startDelivery(mail)
    }
    return POLL_MS
  }

  function leaseOptions(now: Date): LeaseOptions {
    const runningWithFiles = [...running.values()].filter(({ withFiles }) => withFiles).length
    return {
      takesFiles: runningWithFiles < WITH_FILES_MAX,
      longestWaitMs: waits.mailRetryMaxMs,
      inProgress: [...running.keys()],
      skipsExpiredLeases: storeFailures.isRecent(now),
    }
  }

  /** Starts to send a leased mail, without waiting for the end of the delivery. */
  async function startDelivery(mail: LeasedMail): Promise<void> {
    const { submissionId: id } = mail
    // If the table of files cannot be read, the mail counts towards `WITH_FILES_MAX`. `sendSubmission` still sends the
    // mail, with what can be read.
    const withFiles = await hasFiles(store, id).catch(() => true)
    const end = deliver(mail)
      .catch(noteStoreFailure)
      .finally(() => {
        running.delete(id)
        sleeper.wake()
      })
    running.set(id, { withFiles, end })
  }

  function noteStoreFailure(error: unknown): void {
    storeFailures.note()
    log.error({ reason: new StoreError(error).reason }, 'mail worker waits for the store')
  }

  /**
   * Tries once to send a leased mail, extends its lease meanwhile, and records the result. Then confirms the submission
   * to its sender, also when some of the company's recipients have refused the mail: the others have it.
   */
  async function deliver(mail: LeasedMail): Promise<void> {
    const renewing = setInterval(() => renew(mail.submissionId), MAIL_LEASE_RENEWAL_MS)
    try {
      const outcome = await sendSubmission(deps, mail).catch((error: unknown): FailedTry => ({ error }))
      const result = await record(mail, outcome)
      if (!result) return
      mailTries[result.state].inc()
      logTry(log, mail, outcome, result)
      if (deps.confirms && 'submission' in outcome && outcome.submission)
        await sendConfirmation(deps, outcome.submission)
    } finally {
      clearInterval(renewing)
    }
  }

  /**
   * Extends the lease on a mail. A failed renewal is not repeated, because the next one may succeed. If none succeeds,
   * the lease runs out, as it does after a crash.
   */
  async function renew(id: string): Promise<void> {
    await storeTime(store)
      .then((now) => renewLease(store, owner, id, now))
      .catch(storeFailures.note)
  }

  /**
   * Records the result of a try and returns it. Tries again while the store fails, because a sent mail without a record
   * would be sent again. Returns undefined when the worker is stopped before the result is recorded.
   */
  async function record(mail: LeasedMail, outcome: Delivery | FailedTry): Promise<TryResult | undefined> {
    const { submissionId: submission } = mail
    for (;;) {
      try {
        const now = await storeTime(store)
        const result = resultOf(outcome, mail, waits, now)
        await (result.error === null ? markSent(store, submission, now) : markTried(store, owner, submission, result))
        return result
      } catch (error) {
        storeFailures.note()
        log.error({ submission, reason: new StoreError(error).reason }, 'try not recorded')
        if (stopping) return undefined
        await sleep(STORE_RETRY_MS)
      }
    }
  }

  async function run(): Promise<void> {
    await releaseLeases()
    while (!stopping) {
      sleeper.reset()
      const wait = await startDue().catch((error: unknown) => {
        noteStoreFailure(error)
        return STORE_RETRY_MS
      })
      if (!stopping) await sleeper.sleep(wait)
    }
    await Promise.all([...running.values()].map(({ end }) => end))
  }

  /**
   * Ends the leases that a killed process has left on SQLite. On PostgreSQL other relays may hold leases, so there all
   * of them have to run out.
   */
  async function releaseLeases(): Promise<void> {
    if (store.kind === 'postgres') return
    while (!stopping) {
      try {
        return await releaseOtherLeases(store, owner)
      } catch (error) {
        noteStoreFailure(error)
        await sleep(STORE_RETRY_MS)
      }
    }
  }

  const end = run()
  return {
    wake: sleeper.wake,
    async stop() {
      stopping = true
      sleeper.wake()
      await end
      transport.close()
    },
  }
}
