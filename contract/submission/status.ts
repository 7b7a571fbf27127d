/** What the relay tells about a submission to those who have its status code (docs/contract.md, `GET /api/status`). */
import type { SubmissionKind } from './submission.ts'

/** Answers with `StatusReply` to a request whose `Authorization` is `Bearer` and a status code (RFC 6750 §2.1). */
export const STATUS_PATH = '/api/status'

/** Below this path, `LAT-7F3K-9QX2.png` is the picture of the tile of that receipt code. */
export const RECEIPT_TILES_PATH = '/api/receipt-tiles'

/** All times are ISO 8601 in UTC. */
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
