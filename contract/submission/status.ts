/**
 * The request with which a visitor looks up what has become of a submission. It needs the submission's status code
 * (docs/contract.md).
 */
import type { SubmissionKind } from './submission.ts'

/**
 * Address at which the relay returns the `StatusReply` of a submission. The request header `Authorization` must be
 * `Bearer`, followed by the status code (RFC 6750 §2.1).
 */
export const STATUS_PATH = '/api/status'

/** The status of a submission that the relay has accepted. All times are ISO 8601 in UTC. */
export interface StatusReply {
  ok: true
  receipt: string
  kind: SubmissionKind
  acceptedAt: string
  /** When the mail server took the submission's mail; absent until then. */
  mailedAt?: string
  /** When the submission was removed from the relay. From then on `mailedAt` is not known any more. */
  removedAt?: string
}

/** True if `body` is a `StatusReply`, and not the page of a captive portal. */
export function isStatusReply(body: unknown): body is StatusReply {
  const { ok, receipt, kind, acceptedAt } = (body ?? {}) as Partial<StatusReply>
  return ok === true && [receipt, kind, acceptedAt].every((text) => typeof text === 'string')
}
