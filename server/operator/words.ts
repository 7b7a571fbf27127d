import type { Overview } from '../store/overview.ts'
import type { Submission } from '../store/submissions.ts'

/** A line of a list; with what the sender wrote, if that is given, their name and address. */
export function lineOf({ id, kind, receipt, acceptedAt, mail }: Overview, submission?: Submission): string {
  const { lastName = '', firstName = '', email = '' } = (submission?.payload ?? {}) as Record<string, string>
  const who = submission ? [`${lastName} ${firstName}`, email] : []
  return [receipt, id, kind.padEnd(11), acceptedAt, mail.state.padEnd(9), ...who].join('  ').trimEnd()
}

/** All about a submission; what its sender wrote, and what a mail server may have quoted of it, only where it is given. */
export function describe(
  { id, kind, receipt, acceptedAt, consent, files, mail }: Overview,
  submission?: Submission,
): string {
  const facts: Record<string, unknown> = {
    id,
    kind,
    accepted: acceptedAt,
    consent: consent ?? 'not told of',
    mail: mail.state,
    tries: mail.attempts,
    ...(mail.sentAt !== null && { sent: mail.sentAt }),
    ...(mail.state === 'queued' && { 'next try': mail.nextTryAt }),
    files,
    ...(submission && {
      ...(mail.lastError !== null && { 'last error': mail.lastError }),
      ...(typeof submission.payload === 'object' ? submission.payload : { payload: submission.payload }),
      ...(files > 0 && { 'file names': submission.attachments.map(({ fileName }) => fileName) }),
    }),
  }
  const lines = Object.entries(facts).map(
    ([name, value]) => `  ${name.padEnd(12)}${typeof value === 'object' ? JSON.stringify(value) : value}`,
  )
  return [receipt, ...lines].join('\n')
}
