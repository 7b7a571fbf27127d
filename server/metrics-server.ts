import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, register } from 'prom-client'
import type { MailTransport } from './mail/mail-transport.ts'
import { countMails } from './store/mails.ts'
import type { Store } from './store/store.ts'
import { checkUploads, type UploadEnv } from './submissions/check-uploads.ts'

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
    await checkUploads(store, env).then(
      () => takesApplications.set(1),
      () => takesApplications.set(0),
    )
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
