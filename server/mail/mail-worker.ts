import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { mailTries } from '../metrics.ts'
import {
  claimConfirmation,
  type LeasedMail,
  leaseMail,
  MAIL_LEASE_MS,
  markSent,
  markTried,
  nextDue,
  releaseOtherLeases,
  renewLease,
  storeTime,
  type Tried,
} from '../store/mails.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { loadSubmission, type Submission } from '../store/submissions.ts'
import { composeConfirmation } from './compose-confirmation.ts'
import { composeMail, type MailAddresses } from './compose-mail.ts'
import type { MailSite } from './mail-content.ts'
import { type MailTransport, UncertainDelivery } from './mail-transport.ts'
import { nextTry, type RetryWaits } from './next-try.ts'

/** Longest sleep: another relay's mail may become due meanwhile. */
const POLL_MS = 5000
const STORE_RETRY_MS = 1000
/** Mails with a file at once: they need memory, and where they are slow the others go on. */
const FILES_AT_ONCE = 2

export interface MailWorkerDeps {
  store: Store
  transport: MailTransport
  addresses: MailAddresses
  site: MailSite
  /** Whether senders are told that their submission has arrived. */
  confirms: boolean
  waits: RetryWaits
  log: Log
}

export interface MailWorker {
  /** Looks for due mails at once. */
  wake(): void
  /** Resolves when the mails in flight are done and recorded. */
  stop(): Promise<void>
}

/** Starts what sends the stored mails, as many at once as the transport takes, until it is stopped. */
export function startMailWorker(deps: MailWorkerDeps): MailWorker {
  const { store, transport, log } = deps
  const owner = randomUUID()
  let stopping = false
  const naps = Array.from({ length: transport.atOnce }, createNap)
  /** Those that take every mail, and one of the others, which wakes the next as soon as it has found something to do. */
  const wake = () => {
    for (const nap of naps.slice(0, FILES_AT_ONCE)) nap.wake()
    naps.find((nap) => nap.isAsleep())?.wake()
  }

  async function sendDue(takesFiles: boolean): Promise<number> {
    for (;;) {
      const mail = stopping ? undefined : await leaseMail(store, owner, await storeTime(store), takesFiles)
      if (!mail) break
      wake()
      await deliver(mail)
    }
    const due = await nextDue(store, takesFiles)
    return due ? Math.min(Math.max(due.getTime() - (await storeTime(store)).getTime(), 0), POLL_MS) : POLL_MS
  }

  async function deliver(mail: LeasedMail): Promise<void> {
    const submission = await loadSubmission(store, mail.submissionId)
    const { id } = submission
    const renewing = setInterval(renew, MAIL_LEASE_MS / 3)
    async function renew() {
      // The next renewal may succeed; without any the lease runs out, as after a crash.
      await renewLease(store, owner, id, await storeTime(store)).catch(() => {})
    }
    try {
      const tried = await attempt(deps, mail, submission)
      mailTries.inc({ outcome: outcomeOf(tried) })
      if (tried) return await markTried(store, owner, id, tried)
      await recordSent(id)
      log.info({ submission: id, attempts: mail.attempts }, 'mail sent')
      if (deps.confirms) await confirm(deps, submission)
    } finally {
      clearInterval(renewing)
    }
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

function outcomeOf(tried: Tried | undefined): string {
  if (!tried) return 'sent'
  return tried.nextTry ? 'later' : tried.uncertain ? 'uncertain' : 'failed'
}

/** Sends a mail once: undefined when everybody has it, else what is to be done about it. */
async function attempt(
  { store, transport, addresses, site, waits, log }: MailWorkerDeps,
  mail: LeasedMail,
  submission: Submission,
): Promise<Tried | undefined> {
  const { id, receipt, acceptedAt } = submission
  const { attempts } = mail
  const since = new Date(mail.triesSince ?? acceptedAt)
  try {
    const name = `${acceptedAt.slice(0, 10)}-${receipt}-${id}`
    const composed = composeMail(submission, mail.messageId, addresses, site, mail.stillTo)
    const { refused } = await transport.send(composed, name)
    if (refused.length === 0) return undefined
    const next = nextTry(waits, attempts, since, await storeTime(store))
    log[next ? 'warn' : 'error']({ submission: id, attempts, refused: refused.length, next }, 'mail refused for some')
    return { error: 'refused for some recipients', nextTry: next, stillTo: refused.join(', ') }
  } catch (error) {
    const now = await storeTime(store)
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    if (error instanceof UncertainDelivery) {
      const next = mail.uncertainTries > 0 ? null : new Date(now.getTime() + waits.mailRetryMaxMs)
      log[next ? 'warn' : 'error']({ submission: id, attempts, next }, 'mail handed over without an answer')
      return { error: String(error), nextTry: next, uncertain: true }
    }
    const next = nextTry(waits, attempts, since, now)
    log[next ? 'warn' : 'error']({ submission: id, attempts, code, responseCode, next }, 'mail not sent')
    return { error: String(error), nextTry: next }
  }
}

/** Tells the sender, once: a courtesy, which is not worth a second try that could be a second mail. */
async function confirm(
  { store, transport, addresses, site, log }: MailWorkerDeps,
  submission: Submission,
): Promise<void> {
  const { id, receipt, acceptedAt } = submission
  const mail = composeConfirmation(submission, addresses, site.siteUrl)
  if (!mail || !(await claimConfirmation(store, id, await storeTime(store)))) return
  try {
    await transport.send(mail, `${acceptedAt.slice(0, 10)}-${receipt}-confirmation-${id}`)
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    log.warn({ submission: id, code, responseCode }, 'confirmation not sent')
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
