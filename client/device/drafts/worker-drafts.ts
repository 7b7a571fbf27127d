/**
 * Drafts in fair mode. They are kept only in the memory of the service worker (`worker/drafts-in-memory.ts`), so that
 * no disk ever holds them. The worker's memory outlives the page, so a filled form survives a switch of the language or
 * a look at another page.
 */
import { withTimeout } from '#client/device/with-timeout.ts'
import type { WorkerRequest } from '#contract/worker-message.ts'

const ANSWER_TIMEOUT_MS = 1000
/**
 * Pages renew the drafts at this interval. Browsers stop a worker after 30 s without an event, and the drafts in its
 * memory are then lost, so the interval must be shorter.
 */
export const DRAFTS_RENEWAL_MS = 20_000

/** Keeps a draft in the worker's memory in place of the former one; undefined deletes the draft. */
export function keepDraftInWorker(form: string, draft: unknown): void {
  tell({ type: 'draft-keep', form, draft })
}

/**
 * Resolves with a draft in the worker's memory; undefined if there is none, or if the worker does not answer in time.
 */
export async function loadDraftFromWorker(form: string): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data ?? undefined)
  })
  tell({ type: 'draft-load', form }, [port2])
  return withTimeout(answer, ANSWER_TIMEOUT_MS).catch(() => undefined)
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

function tell(request: WorkerRequest, transfer: Transferable[] = []): void {
  navigator.serviceWorker?.controller?.postMessage(request, transfer)
}
