import type { Copy } from './mail-server.ts'
import type { VisitorSubmission } from './visitor.ts'

/** The record of a run. Times are milliseconds since the epoch. */
export interface Evidence {
  /** Submissions for which visitors have a receipt. */
  accepted: readonly VisitorSubmission[]
  /** All mails, in the order in which the mail server took them. */
  copies: readonly Copy[]
  /** The time at which a relay first logged "mail sent" (`noteRecorded`). The keys are the submissions' ids. */
  recorded: ReadonlyMap<string, number>
  /** The times at which each relay was killed. The keys are the relays' names. */
  deaths: ReadonlyMap<string, readonly number[]>
  /** Ids of submissions for which the store failed to record a try to send the mail (log entry "try not recorded"). */
  unrecorded: ReadonlySet<string>
}

export interface Verdict {
  /** Ids of accepted submissions without a mail. */
  lost: string[]
  /** Ids of accepted submissions with a mail whose text or file differs from what the visitor sent. */
  changed: string[]
  /** Ids of submissions for which a mail arrived although they were not accepted. */
  strays: string[]
  /**
   * Number of duplicate mails that were sent because the mail server had not answered. A relay that gets no answer has
   * to send the mail again (RFC 5321 §6.1).
   */
  unanswered: number
  /** Number of duplicate mails because a relay was killed before it could record that it had sent the mail. */
  killed: number
  /**
   * Number of duplicate mails because the store failed until the relay was stopped, so that the relay could not record
   * that it had sent the mail.
   */
  forgotten: number
  /** Ids of submissions with a duplicate mail that is not counted in `unanswered`, `killed` or `forgotten`. */
  unexplained: string[]
}

/**
 * Notes that a relay has logged "mail sent" for a submission. Keeps only the first time. If a relay wrongly sends a
 * mail again that was recorded as sent, it logs "mail sent" again, and the later time would hide this fault.
 */
export function noteRecorded(recorded: Map<string, number>, id: string, time: number): void {
  if (!recorded.has(id)) recorded.set(id, time)
}

/** Compares the receipts of the visitors with the mails that arrived. */
export function judge({ accepted, copies, recorded, deaths, unrecorded }: Evidence): Verdict {
  const copiesById = Map.groupBy(copies, ({ id }) => id)
  const acceptedIds = new Set(accepted.map(({ id }) => id))
  const verdict: Verdict = {
    lost: [],
    changed: [],
    strays: [...copiesById.keys()].filter((id) => !acceptedIds.has(id)),
    unanswered: 0,
    killed: 0,
    forgotten: 0,
    unexplained: [],
  }
  for (const { id, resumeDigest } of accepted) {
    const own = copiesById.get(id) ?? []
    if (own.length === 0) verdict.lost.push(id)
    if (own.some(({ fileDigest, hasOwnText }) => !hasOwnText || fileDigest !== resumeDigest)) verdict.changed.push(id)
    for (const [index, duplicate] of own.slice(1).entries()) {
      const earlier = own[index] as Copy
      const diedMeanwhile = deaths.get(earlier.relay)?.some((at) => at >= earlier.startedAt && at <= duplicate.takenAt)
      // Asked first, because nothing explains a duplicate that began after its relay had logged "mail sent".
      if ((recorded.get(id) ?? Number.POSITIVE_INFINITY) < duplicate.startedAt) verdict.unexplained.push(id)
      else if (!earlier.isAnswered) verdict.unanswered++
      else if (diedMeanwhile) verdict.killed++
      else if (unrecorded.has(id)) verdict.forgotten++
      else verdict.unexplained.push(id)
    }
  }
  return verdict
}
