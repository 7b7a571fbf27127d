import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { mailTries } from '../metrics.ts'
import {
  type LeasedMail,
  leaseMail,
  MAIL_LEASE_MS,
  nextDue,
  releaseOtherLeases,
  renewLease,
  storeTime,
} from '../store/mail-leases.ts'
import { markSent, markTried } from '../store/mails.ts'
import { StoreError } from '../store/store-error.ts'
import { sendConfirmation } from './confirmation.ts'
import type { RetryWaits } from './next-try.ts'
import { type SendDeps, sendSubmission } from './send-submission.ts'
import { createSleeper, type Sleeper } from './sleeper.ts'
import { type Failed, logResult, outcomeOf, resultOf } from './try-result.ts'

/**
 * Each parallel loop of the worker looks for due mails at least this often, because other relays on the same database
 * may add or release mails without waking this worker.
 */
const POLL_MS = 5000
const STORE_RETRY_MS = 1000
/**
 * For this time after a failure of the store, the worker takes no mail that another worker has leased, even when the
 * lease has run out. The store may have failed for longer than a lease lasts: the other worker may have sent the mail
 * meanwhile and now needs time to record it.
 */
const SPARE_OTHERS_MS = 15_000
/**
 * Only this many of the worker's parallel loops take mails with files. Files need memory, and slow mails with files
 * must not block mails without files.
 */
const LOOPS_WITH_FILES = 2

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

/** Starts a worker that sends the stored mails, in as many parallel loops as the transport can send mails at once. */
export function startMailWorker(deps: MailWorkerDeps): MailWorker {
  const { store, transport, waits, log } = deps
  const owner = randomUUID()
  let stopping = false
  /**
   * Submissions whose mails this process is sending. Their mails are not leased (reserved for sending) again, even when
   * a clock that is set forward makes the leases seem to have run out.
   */
  const inProgress = new Set<string>()
  let storeFailed = false
  /** Until this time, by the store's clock, the worker takes no mail that another worker has leased. */
  let sparesOthersUntil = 0
  const sleepers = Array.from({ length: transport.concurrency }, createSleeper)
  /**
   * Wakes the loops that take mails with files, and one other loop. The rest stay asleep, because only one mail may be
   * due. A loop that has found a mail calls `wake` again, so that more loops wake while more mails are due.
   */
  const wake = () => {
    for (const sleeper of sleepers.slice(0, LOOPS_WITH_FILES)) sleeper.wake()
    sleepers.find((sleeper) => sleeper.isAsleep())?.wake()
  }

  /**
   * Sends all mails that are due. Returns the wait in ms until the next one is due, at most `POLL_MS`. `takesFiles` says
   * whether mails with files are sent as well.
   */
  async function sendAllDue(takesFiles: boolean): Promise<number> {
    let sparesOthers = false
    while (!stopping) {
      const now = await storeTime(store)
      if (storeFailed) sparesOthersUntil = now.getTime() + SPARE_OTHERS_MS
      storeFailed = false
      sparesOthers = now.getTime() < sparesOthersUntil
      const mail = await leaseMail(store, owner, now, {
        takesFiles,
        longestWaitMs: waits.mailRetryMaxMs,
        inProgress: [...inProgress],
        sparesOthers,
      })
      if (!mail) break
      wake()
      inProgress.add(mail.submissionId)
      await deliver(mail).finally(() => inProgress.delete(mail.submissionId))
    }
    const due = await nextDue(store, { takesFiles, inProgress: [...inProgress], sparesOthers })
    return due ? Math.min(Math.max(due.getTime() - (await storeTime(store)).getTime(), 0), POLL_MS) : POLL_MS
  }

  async function deliver(mail: LeasedMail): Promise<void> {
    const { submissionId: id, attempts } = mail
    const renewing = setInterval(renew, MAIL_LEASE_MS / 3)
    async function renew() {
      // The error is ignored, because the next renewal may succeed. If none succeeds, the lease runs out, as it does
      // after a crash.
      await storeTime(store)
        .then((now) => renewLease(store, owner, id, now))
        .catch(() => {})
    }
    try {
      const outcome = await sendSubmission(deps, mail).catch((error: unknown): Failed => ({ error }))
      const recorded = await record(id, async () => {
        const now = await storeTime(store)
        const result = resultOf(outcome, mail, waits, now)
        await (result ? markTried(store, owner, id, result) : markSent(store, id, now))
        return { result }
      })
      if (!recorded) return
      const { result } = recorded
      mailTries[result ? outcomeOf(result) : 'sent'].inc()
      if (result) return logResult(log, mail, outcome, result)
      log.info({ submission: id, attempts }, 'mail sent')
      if (deps.confirms && 'submission' in outcome && outcome.submission)
        await sendConfirmation(deps, outcome.submission)
    } finally {
      clearInterval(renewing)
    }
  }

  /**
   * Repeats `write` while the store fails, because a sent mail without a record would be sent again. Returns undefined
   * when the worker is stopped before `write` succeeds.
   */
  async function record<T>(id: string, write: () => Promise<T>): Promise<T | undefined> {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        storeFailed = true
        log.error({ submission: id, reason: new StoreError(error).reason }, 'try not recorded')
        if (stopping) return undefined
        await sleep(STORE_RETRY_MS)
      }
    }
  }

  async function run(sleeper: Sleeper, index: number): Promise<void> {
    while (!stopping) {
      let wait = STORE_RETRY_MS
      sleeper.reset()
      try {
        wait = await sendAllDue(index < LOOPS_WITH_FILES)
      } catch (error) {
        storeFailed = true
        log.error({ reason: new StoreError(error).reason }, 'mail worker waits for the store')
      }
      if (!stopping) await sleeper.sleep(wait)
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

  const running = releaseLeases().then(() => Promise.all(sleepers.map(run)))
  return {
    wake,
    async stop() {
      stopping = true
      for (const sleeper of sleepers) sleeper.wake()
      await running
      transport.close()
    },
  }
}
