/**
 * Counters for the operator, named as Prometheus recommends. docs/operations.md has the alerts. No label holds personal
 * data.
 */
import { Counter } from 'prom-client'
import { SUBMISSION_KINDS } from '#contract/submission/submission.ts'

export const acceptedSubmissions = new Counter({
  name: 'lat_submissions_accepted_total',
  help: 'Submissions stored',
  labelNames: ['kind'],
})
// Without a value the counter would not be shown before the first submission.
for (const kind of SUBMISSION_KINDS) acceptedSubmissions.inc({ kind }, 0)

export const refusedRequests = new Counter({
  name: 'lat_refused_total',
  help: 'Requests of the API that were answered with an error',
  labelNames: ['reason'],
})

/** Counters of the tries to send a mail, by the state in which a try leaves the mail. */
export const mailTries = {
  sent: new Counter({ name: 'lat_mails_sent_total', help: 'Mails sent' }),
  queued: new Counter({ name: 'lat_mails_later_total', help: 'Tries after which a mail is tried again' }),
  failed: new Counter({ name: 'lat_mails_failed_total', help: 'Mails given up' }),
  uncertain: new Counter({ name: 'lat_mails_uncertain_total', help: 'Mails that may have arrived or not' }),
}

export const failedConfirmations = new Counter({
  name: 'lat_confirmations_failed_total',
  help: 'Confirmations that could not be sent; they are not tried again',
})
