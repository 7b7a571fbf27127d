import express, { type Express, Router } from 'express'
import { CAPTCHA_PATH, CONTACT_PATH, HEALTH_PATH } from '#contract/submission/submission.ts'
import { allowedOrigin } from './allowed-origin.ts'
import { captchaRoute } from './captcha/captcha-route.ts'
import { type Env, mailWarning } from './env.ts'
import { healthRoute } from './health-route.ts'
import { type Log, requestLog } from './log.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { acceptedPerMinute } from './rate-limit.ts'
import { apiErrors, methodNotAllowed, unknownEndpoint } from './refusal.ts'
import { documentHeaders, securityHeaders } from './security-headers.ts'
import { site, siteErrors } from './static/site.ts'
import { createDiskSpace } from './store/disk-space.ts'
import type { Store } from './store/store.ts'
import { contactRoute } from './submissions/contact-route.ts'
import { createDailyBytes } from './submissions/daily-bytes.ts'
import { createVirusScan } from './submissions/virus-scan.ts'

/** An application costs disk space and processor time for its file. */
const ENQUIRIES_PER_APPLICATION = 5
/** An enquiry is short text: a tenth of the applications' bytes is still some hundred thousand enquiries a day. */
const ENQUIRIES_SHARE = 1 / 10

export interface AppDeps {
  env: Env
  store: Store
  captchaSecret: string
  mailKind: MailTransport['kind']
  /** Titles of jobs that take no more applications. */
  closedJobs: ReadonlySet<string>
  /** Called when a mail has been stored. */
  wakeMail: () => void
  /** Folder of the built site; missing before the first build. */
  siteDir: string
  /** Hashes of the pages' inline scripts for the content security policy. */
  scriptHashes: readonly string[]
  log: Log
}

/** The relay's API and the site, without listening on a port. */
export function createApp(deps: AppDeps): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.set('trust proxy', deps.env.trustProxy)
  const pageHeaders = securityHeaders(deps.scriptHashes, deps.env.siteUrl)
  app.use(documentHeaders(pageHeaders))
  app.use('/api', requestLog(deps.log), api(deps), apiErrors(deps.log))
  app.use(site(deps.siteDir, pageHeaders), siteErrors(deps.log))
  return app
}

function api({ env, store, captchaSecret, mailKind, closedJobs, wakeMail, log }: AppDeps): Router {
  // Challenges and submissions are counted separately, because each submission needs one challenge.
  const challengeLimit = acceptedPerMinute(env.rateLimitPerMinute)
  const dailyBytes = (share: number) =>
    createDailyBytes(share * env.dailyMegabytes, share * env.dailyMegabytesPerClient)
  const limits = {
    rates: {
      contact: acceptedPerMinute(env.rateLimitPerMinute),
      application: acceptedPerMinute(Math.ceil(env.rateLimitPerMinute / ENQUIRIES_PER_APPLICATION)),
    },
    // Separate budgets: a flood of files must not keep enquiries out.
    dailyBytes: { contact: dailyBytes(ENQUIRIES_SHARE), application: dailyBytes(1) },
    diskSpace: createDiskSpace(store, env.dataDir),
  }
  const within = (path: string) => path.replace(/^\/api/, '')
  const router = Router()
  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store')
    next()
  })
  router.use(allowedOrigin(env.siteOrigins, log))
  router
    .route(within(CONTACT_PATH))
    .post(
      contactRoute({
        store,
        captchaSecret,
        mailFrom: env.mailFrom,
        closedJobs,
        dataDir: env.dataDir,
        limits,
        virusScan: createVirusScan(env, log),
        wakeMail,
        log,
      }),
    )
    .all(methodNotAllowed('POST'))
  router
    .route(within(CAPTCHA_PATH))
    .get(challengeLimit.count, captchaRoute(env, captchaSecret))
    .all(methodNotAllowed('GET, HEAD'))
  router
    .route(within(HEALTH_PATH))
    .get(healthRoute(store, env.dataDir, mailKind, mailWarning(env)))
    .all(methodNotAllowed('GET, HEAD'))
  router.use(unknownEndpoint)
  return router
}
