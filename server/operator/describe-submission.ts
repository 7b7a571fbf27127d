import type { Overview } from '../store/find-submissions.ts'
import type { Submission } from '../store/submissions.ts'
import type { TabletReport } from '../store/tablets.ts'

/**
 * Describes a submission in one line, for a list. When `submission` is given, the line has the sender's name and
 * address.
 */
export function lineOf({ id, kind, receipt, acceptedAt, mail }: Overview, submission?: Submission): string {
  const { lastName = '', firstName = '', email = '' } = (submission?.payload ?? {}) as Record<string, string>
  const sender = submission ? [`${lastName} ${firstName}`, email] : []
  return [receipt, id, kind.padEnd(11), acceptedAt, mail.state.padEnd(9), ...sender].join('  ').trimEnd()
}

/**
 * Describes a submission with all its facts. When `submission` is given, the text also has the payload, the file names,
 * and the mail server's last error, which may quote the sender.
 */
export function describe(
  { id, kind, receipt, acceptedAt, consent, files, mail }: Overview,
  submission?: Submission,
): string {
  const facts: Record<string, unknown> = {
    id,
    kind,
    accepted: acceptedAt,
    consent: consent ?? 'not recorded',
    mail: mail.state,
    tries: mail.attempts,
    ...(mail.stillTo !== null && { 'still to': mail.stillTo }),
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

/**
 * Describes in one line what arrived from a tablet in fair mode: how many submissions, the last of them, and the
 * numbers that are missing or came more than once.
 */
export function tabletLine({ name, arrived, last, missing, repeated }: TabletReport): string {
  const gaps = missing.map(({ from, to, since }) => `${from === to ? from : `${from}–${to}`} since ${since}`).join(', ')
  const line = `${name}  arrived ${arrived}  last ${last.number} at ${last.acceptedAt}  missing ${gaps || 'none'}`
  if (repeated.length === 0) return line
  return `${line}  ${repeated.join(', ')} arrived more than once: another tablet has this name, or it was set up anew`
}

/** Returns a number of submissions in words. */
export function amount(count: number): string {
  return count === 1 ? 'one submission' : `${count} submissions`
}
