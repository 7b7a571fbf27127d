import type { Fault } from './faults.ts'
import type { ReceivedMail } from './mail-server.ts'

/** A fault that is over, with its start and its end in ms since the epoch. */
export interface PastFault {
  fault: Fault
  from: number
  to: number
}

interface TimelineFacts {
  /** The submission's id. */
  id: string
  /** The start of the run. This time and all others are in ms since the epoch. */
  startedAt: number
  /** The mails of the submission. */
  mails: readonly ReceivedMail[]
  /** The time at which a relay first logged "mail sent" for the submission. */
  sentLoggedAt: number | undefined
  /** All faults of the run. */
  faults: readonly PastFault[]
}

/** Describes the mails of a submission and the faults at that time, with times in seconds from the start of the run. */
export function timelineOf({ id, startedAt, mails, sentLoggedAt, faults }: TimelineFacts): string {
  const inSeconds = (time: number) => ((time - startedAt) / 1000).toFixed(2)
  const period = (from: number, to: number) => `${inSeconds(from)} to ${inSeconds(to)}`
  const [firstAt, lastAt] = [mails[0]?.startedAt ?? 0, mails.at(-1)?.receivedAt ?? 0]
  const faultsMeanwhile = faults.filter(({ from, to }) => to >= firstAt && from <= lastAt)
  return [
    `${id}, recorded as sent ${sentLoggedAt === undefined ? 'never' : inSeconds(sentLoggedAt)}`,
    ...mails.map(
      (mail) => `${mail.relay} ${period(mail.startedAt, mail.receivedAt)}${mail.isAnswered ? '' : ' no answer'}`,
    ),
    ...faultsMeanwhile.map(({ fault, from, to }) => `${fault} ${period(from, to)}`),
  ].join('; ')
}
