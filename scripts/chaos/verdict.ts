import type { Copy } from './mail-server.ts'
import type { VisitorSubmission } from './visitor.ts'

/** What a run leaves to be judged; times are milliseconds since the epoch. */
export interface Evidence {
  /** What visitors hold a receipt of. */
  accepted: readonly VisitorSubmission[]
  /** In the order in which the mail server took them. */
  copies: readonly Copy[]
  /** When a relay wrote into its log that the mail of a submission is sent, by the submission's id. */
  recorded: ReadonlyMap<string, number>
  /** When each relay was killed, by its name. */
  deaths: ReadonlyMap<string, readonly number[]>
  /** Ids of mails that were sent while the store took no note of it. */
  unrecorded: ReadonlySet<string>
}

export interface Verdict {
  /** Ids of which no mail came. */
  lost: string[]
  /** Ids of which a mail came with another file than was sent. */
  changed: string[]
  /** Second copies after an answer that never came: the sender has to send again (RFC 5321 §6.1). */
  unanswered: number
  /** Second copies after a relay was killed between the mail's arrival and the note that it is sent: the same window. */
  killed: number
  /** Second copies after the store was away until the relay was stopped, so that nobody knows that the mail is sent: the same window. */
  forgotten: number
  /** Ids of which a further copy came that neither explains. */
  unexplained: string[]
}

/** Holds what the mail server took against what visitors were promised. */
export function judge({ accepted, copies, recorded, deaths, unrecorded }: Evidence): Verdict {
  const verdict: Verdict = { lost: [], changed: [], unanswered: 0, killed: 0, forgotten: 0, unexplained: [] }
  const copiesById = Map.groupBy(copies, ({ id }) => id)
  for (const { id, resumeDigest } of accepted) {
    const own = copiesById.get(id) ?? []
    if (own.length === 0) verdict.lost.push(id)
    if (own.some(({ fileDigest }) => fileDigest !== resumeDigest)) verdict.changed.push(id)
    for (const [place, next] of own.slice(1).entries()) {
      const copy = own[place] as Copy
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
