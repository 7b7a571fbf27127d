import type { Copy } from './mail-server.ts'
import type { VisitorSubmission } from './visitor.ts'

/** The record of a run. Times are milliseconds since the epoch. */
export interface Evidence {
  /** Submissions for which visitors have a receipt. */
  accepted: readonly VisitorSubmission[]
  /** All mails, in the order in which the mail server took them. */
  copies: readonly Copy[]
  /** By the submission's id: when a relay logged "mail sent". */
  recorded: ReadonlyMap<string, number>
  /** By the relay's name: when it was killed. */
  deaths: ReadonlyMap<string, readonly number[]>
  /** Ids whose mails were sent while the store could not record it. */
  unrecorded: ReadonlySet<string>
}

export interface Verdict {
  /** Ids without a mail. */
  lost: string[]
  /** Ids whose mail has another file than was sent. */
  changed: string[]
  /** Second copies after the mail server did not answer: the relay has to send again (RFC 5321 §6.1). */
  unanswered: number
  /** Second copies after a relay was killed between the arrival of the mail and its record. */
  killed: number
  /** Second copies after the store failed until the relay was stopped, so that the arrival could not be recorded. */
  forgotten: number
  /** Ids with a further copy for which there is no such reason. */
  unexplained: string[]
}

/** Compares the receipts of the visitors with the mails. */
export function judge({ accepted, copies, recorded, deaths, unrecorded }: Evidence): Verdict {
  const verdict: Verdict = { lost: [], changed: [], unanswered: 0, killed: 0, forgotten: 0, unexplained: [] }
  const copiesById = Map.groupBy(copies, ({ id }) => id)
  for (const { id, resumeDigest } of accepted) {
    const own = copiesById.get(id) ?? []
    if (own.length === 0) verdict.lost.push(id)
    if (own.some(({ fileDigest }) => fileDigest !== resumeDigest)) verdict.changed.push(id)
    for (const [index, next] of own.slice(1).entries()) {
      const copy = own[index] as Copy
      const diedMeanwhile = deaths.get(copy.relay)?.some((at) => at >= copy.startedAt && at <= next.takenAt)
      if ((recorded.get(id) ?? Number.POSITIVE_INFINITY) < next.startedAt) verdict.unexplained.push(id)
      else if (!copy.isAnswered) verdict.unanswered++
      else if (diedMeanwhile) verdict.killed++
      else if (unrecorded.has(id)) verdict.forgotten++
      else verdict.unexplained.push(id)
    }
  }
  return verdict
}
