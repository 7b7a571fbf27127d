import type { ReceivedMail } from './mail-server.ts'
import type { VisitorSubmission } from './visitor.ts'

/** The record of a run. Times are milliseconds since the epoch. */
export interface Evidence {
  /** Submissions for which visitors have a receipt. */
  accepted: readonly VisitorSubmission[]
  /** All mails, in the order in which the mail server received them. */
  mails: readonly ReceivedMail[]
  /** The time at which a relay first logged "mail sent" (`noteSentLog`). The keys are the submissions' ids. */
  sentLogTimes: ReadonlyMap<string, number>
  /** The times at which each relay was killed. The keys are the relays' names. */
  killTimes: ReadonlyMap<string, readonly number[]>
  /** Ids of submissions for which the store failed to record a try to send the mail (log entry "try not recorded"). */
  unrecordedTries: ReadonlySet<string>
}

/**
 * The reasons for which a relay may send a mail a second time, because it could not know or record that the mail was
 * sent (RFC 5321 §6.1).
 * - `no-answer`: the mail server had not answered.
 * - `kill`: the relay was killed before it could record that it had sent the mail.
 * - `store-failure`: the store failed until the relay was stopped, so the relay could not record that it had sent the
 *   mail.
 */
export type DuplicateReason = 'no-answer' | 'kill' | 'store-failure'

export interface Verdict {
  /** Ids of accepted submissions without a mail. */
  lost: string[]
  /** Ids of accepted submissions with a mail whose text or file differs from what the visitor sent. */
  altered: string[]
  /** Ids of submissions for which a mail arrived although they were not accepted. */
  strays: string[]
  /** Number of duplicate mails for each reason. */
  explainedDuplicates: Record<DuplicateReason, number>
  /** Ids of submissions with a duplicate mail for which there is no reason. */
  unexplainedDuplicates: string[]
}

/**
 * Notes that a relay has logged "mail sent" for a submission. Keeps only the first time. If a relay wrongly sends a
 * mail again that was recorded as sent, it logs "mail sent" again, and the later time would hide this fault.
 */
export function noteSentLog(sentLogTimes: Map<string, number>, id: string, time: number): void {
  if (!sentLogTimes.has(id)) sentLogTimes.set(id, time)
}

/** Compares the receipts of the visitors with the mails that arrived. */
export function judge(evidence: Evidence): Verdict {
  const { accepted, mails } = evidence
  const mailsById = Map.groupBy(mails, ({ id }) => id)
  const acceptedIds = new Set(accepted.map(({ id }) => id))
  const verdict: Verdict = {
    lost: [],
    altered: [],
    strays: [...mailsById.keys()].filter((id) => !acceptedIds.has(id)),
    explainedDuplicates: { 'no-answer': 0, kill: 0, 'store-failure': 0 },
    unexplainedDuplicates: [],
  }
  for (const { id, resumeDigest } of accepted) {
    const mailsOfSubmission = mailsById.get(id) ?? []
    if (mailsOfSubmission.length === 0) verdict.lost.push(id)
    const isAltered = ({ fileDigest, hasOwnText }: ReceivedMail) => !hasOwnText || fileDigest !== resumeDigest
    if (mailsOfSubmission.some(isAltered)) verdict.altered.push(id)
    for (const [index, duplicate] of mailsOfSubmission.slice(1).entries()) {
      const reason = reasonFor(duplicate, mailsOfSubmission[index] as ReceivedMail, evidence)
      if (reason) verdict.explainedDuplicates[reason]++
      else verdict.unexplainedDuplicates.push(id)
    }
  }
  return verdict
}

/** Returns the reason why a relay sent `duplicate` although it had sent `earlier`, or undefined if it had none. */
function reasonFor(
  duplicate: ReceivedMail,
  earlier: ReceivedMail,
  { sentLogTimes, killTimes, unrecordedTries }: Evidence,
): DuplicateReason | undefined {
  const { id } = duplicate
  const sentLoggedAt = sentLogTimes.get(id) ?? Number.POSITIVE_INFINITY
  // No reason allows a relay to begin a duplicate after it has logged "mail sent".
  if (sentLoggedAt < duplicate.startedAt) return undefined
  if (!earlier.isAnswered) return 'no-answer'
  const wasKilled = killTimes
    .get(earlier.relay)
    ?.some((time) => time >= earlier.startedAt && time <= duplicate.receivedAt)
  if (wasKilled) return 'kill'
  return unrecordedTries.has(id) ? 'store-failure' : undefined
}
