/**
 * Drafts in fair mode. They are kept only in the memory of the service worker (`worker/drafts-in-memory.ts`), so that
 * no disk ever holds them. The worker's memory outlives the page, so a filled form survives a switch of the language or
 * a look at another page.
 */
import { readRecord } from '#client/device/database/stored-records.ts'
import { withTimeout } from '#client/device/with-timeout.ts'
import type { WorkerRequest } from '#contract/worker-message.ts'
import { wasCleared } from './cleared-device.ts'
import { sentAsKey } from './draft-keys.ts'

const ANSWER_TIMEOUT_MS = 1000
/**
 * Pages renew the drafts at this interval. Browsers stop a worker after 30 s without an event, and the drafts in its
 * memory are then lost, so the interval must be shorter.
 */
export const DRAFTS_RENEWAL_MS = 20_000

/**
 * Keeps a draft in the worker's memory in place of the former one. If `draft` is undefined or the device has been
 * cleared for the next person, deletes the draft instead. `sentAs` is the id of the submission as which the draft is
 * being stored, if it is.
 */
export function keepDraftInWorker(name: string, draft: unknown, sentAs?: string): void {
  keep(name, wasCleared() ? undefined : draft)
  noteSentAsInWorker(name, sentAs)
}

/**
 * Gives a draft to the worker again, which the browser may have stopped. If the draft is being stored as a submission
 * (`noteSentAsInWorker`), it still counts as that.
 */
export function giveDraftAgain(name: string, draft: unknown): void {
  keep(name, wasCleared() ? undefined : draft)
}

/**
 * Notes the id of the submission as which a draft is being stored. The page may be left before it can delete the draft,
 * and the visitor must not find the text both in the form and in the outbox.
 */
export function noteSentAsInWorker(name: string, id: string | undefined): void {
  keep(sentAsKey(name), id)
}

/**
 * Resolves with a draft in the worker's memory; undefined if there is none, if it was sent, or if the worker does not
 * answer in time.
 */
export async function loadDraftFromWorker(name: string): Promise<unknown> {
  const [draft, sentAs] = await Promise.all([load(name), load(sentAsKey(name))])
  const sent = typeof sentAs === 'string' && (await readRecord(sentAs).catch(() => undefined))
  return sent ? undefined : draft
}

/**
 * Prolongs the life of all drafts in the worker's memory. Each page with the bar of fair mode calls this every
 * `DRAFTS_RENEWAL_MS`, also pages without a form, because the visitor may come back to the form.
 */
export function renewDraftsInWorker(): void {
  tell({ type: 'drafts-renew' })
}

/** Deletes all drafts in the worker's memory. */
export function forgetDraftsInWorker(): void {
  tell({ type: 'drafts-forget' })
}

function keep(key: string, value: unknown): void {
  tell({ type: 'draft-keep', form: key, draft: value })
}

async function load(key: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data ?? undefined)
  })
  tell({ type: 'draft-load', form: key }, [port2])
  return withTimeout(answer, ANSWER_TIMEOUT_MS).catch(() => undefined)
}

function tell(request: WorkerRequest, transfer: Transferable[] = []): void {
  navigator.serviceWorker?.controller?.postMessage(request, transfer)
}
