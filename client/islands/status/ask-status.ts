import { statusCode } from '#contract/submission/receipt-code.ts'
import { isStatusReply, STATUS_PATH, type StatusReply } from '#contract/submission/status.ts'

/** A relay that has not answered after this time counts as not reached. */
const TIMEOUT_MS = 15_000

/**
 * What the relay says about a submission. `unknown`: it has not arrived; `busy`: this network asks too often;
 * `unreachable`: no answer of the relay came.
 */
export type StatusAnswer =
  | { state: 'received' | 'mailed' | 'removed'; reply: StatusReply }
  | { state: 'unknown' | 'busy' | 'unreachable'; reply?: undefined }

/** Asks the relay for the status of a submission. Never rejects. */
export async function askStatus(id: string): Promise<StatusAnswer> {
  try {
    const response = await fetch(STATUS_PATH, {
      headers: { Authorization: `Bearer ${statusCode(id)}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await response.json()
    if (response.ok && isStatusReply(body)) return { state: stateOf(body), reply: body }
    if (body?.code === 'not_found') return { state: 'unknown' }
    return { state: body?.code === 'rate_limited' ? 'busy' : 'unreachable' }
  } catch {
    return { state: 'unreachable' }
  }
}

function stateOf({ mailedAt, removedAt }: StatusReply): 'received' | 'mailed' | 'removed' {
  if (removedAt !== undefined) return 'removed'
  return mailedAt === undefined ? 'received' : 'mailed'
}
