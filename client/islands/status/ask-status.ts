import { statusCode } from '#contract/submission/receipt-code.ts'
import { isStatusReply, STATUS_PATH, type StatusReply } from '#contract/submission/status.ts'

/** If the relay has not answered after this time, the answer is `unreachable`. */
const TIMEOUT_MS = 15_000

/**
 * The relay's answer to the question for a submission's status.
 * - `received`, `mailed`, `removed`: the relay knows the submission, and `reply` has its times.
 * - `unknown`: the submission has not arrived at the relay.
 * - `busy`: too many requests came from this network (HTTP 429).
 * - `unreachable`: the relay did not answer, or answered with another error.
 */
export type StatusAnswer =
  | { state: 'received' | 'mailed' | 'removed'; reply: StatusReply }
  | { state: 'unknown' | 'busy' | 'unreachable'; reply?: undefined }

/**
 * Asks the relay for the status of the submission with the UUID `id`. Never rejects: if the request fails, resolves
 * with `unreachable`.
 */
export async function askStatus(id: string): Promise<StatusAnswer> {
  try {
    const response = await fetch(STATUS_PATH, {
      headers: { Authorization: `Bearer ${statusCode(id)}` },
      cache: 'no-store',
      // The status code must not reach another site, such as that of a captive portal.
      redirect: 'error',
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
