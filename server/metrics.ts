/**
 * Metrics for the operator, named as Prometheus recommends. docs/operations.md has the alerts. No label holds personal
 * data.
 */
import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, register } from 'prom-client'
import { SUBMISSION_KINDS } from '#contract/submission/submission.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { countMails } from './store/mails.ts'
import type { Store } from './store/store.ts'
import { checkUploads, type UploadEnv } from './submissions/check-uploads.ts'

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

/**
 * Creates a server, not yet listening, that answers GET /metrics. Each request reads the store and checks whether
 * applications can be taken (`checkUploads`).
 */
export function createMetricsServer(store: Store, env: UploadEnv, mailKind: MailTransport['kind']): Server {
  collectDefaultMetrics()
  const gauge = (name: string, help: string) => new Gauge({ name, help })
  gauge('lat_mail_server', '1: mails go to a mail server; 0: each is a file, as SMTP_URL is not set').set(
    mailKind === 'smtp' ? 1 : 0,
  )
  const pending = gauge('lat_mails_pending', 'Mails still to be sent')
  const failed = gauge('lat_submissions_failed', 'Mails given up')
  const uncertain = gauge('lat_submissions_uncertain', 'Mails that may have arrived or not')
  const oldest = gauge(
    'lat_oldest_mail_seconds',
    'Age of the oldest submission whose mail is still to be sent; 0: none',
  )

  const takesApplications = gauge('lat_takes_applications', '1: applications can be taken; 0: they cannot')

  async function readStore(): Promise<void> {
    const canTake = checkUploads(store, env).then(
      () => 1,
      () => 0,
    )
    takesApplications.set(await canTake)
    const counts = await countMails(store)
    pending.set(counts.pending)
    failed.set(counts.failed)
    uncertain.set(counts.uncertain)
    oldest.set(counts.oldestPendingAt === null ? 0 : (Date.now() - Date.parse(counts.oldestPendingAt)) / 1000)
  }

  return createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end()
    try {
      await readStore()
      res.setHeader('Content-Type', register.contentType)
      res.end(await register.metrics())
    } catch {
      res.writeHead(503).end()
    }
  })
}
