import express, { type Express, type RequestHandler, Router } from 'express'
import { PARTS_PATH } from '#contract/submission/parts.ts'
import { SEALING_KEY_PATH } from '#contract/submission/sealing.ts'
import { STATUS_PATH } from '#contract/submission/status.ts'
import { CAPTCHA_PATH, CONTACT_PATH, HEALTH_PATH } from '#contract/submission/submission.ts'
import { RECEIPT_TILES_PATH } from '#contract/tile/receipt-tile.ts'
import { allowedOrigin } from './allowed-origin.ts'
import { apiErrors, methodNotAllowed, unknownEndpoint } from './api-errors.ts'
import { captchaRoute } from './captcha/captcha-route.ts'
import { type Env, mailWarning } from './env.ts'
import { healthRoute } from './health-route.ts'
import { type Log, requestLog } from './log.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { acceptedPerMinute, requestsPerMinute } from './rate-limit.ts'
import { receiptTileRoute } from './receipt-tile-route.ts'
import { sealingKeyRoute } from './sealing/sealing-key-route.ts'
import { documentHeaders, securityHeaders } from './security-headers.ts'
import { site, siteErrors } from './static/site.ts'
import { createDiskSpace } from './store/disk-space.ts'
import type { Store } from './store/store.ts'
import type { Limits } from './submissions/admission.ts'
import { contactRoute } from './submissions/contact-route.ts'
import { createDailyBytes } from './submissions/daily-bytes.ts'
import { listPartsRoute, storePartRoute } from './submissions/parts-route.ts'
import { statusRoute } from './submissions/status-route.ts'
import { createVirusScan } from './submissions/virus-scan.ts'

/**
 * A client may send this many times as many enquiries as applications in a minute. Applications have the lower limit,
 * because each comes with a file, which costs disk space and processor time.
 */
const ENQUIRIES_PER_APPLICATION = 5
/**
 * The daily limits for the bytes of enquiries, as a share of the limits for applications. An enquiry is short text, so
 * a tenth of the default `DAILY_MB` still allows some hundred thousand enquiries a day.
 */
const ENQUIRIES_SHARE = 1 / 10

export interface AppDeps {
  env: Env
  store: Store
  captchaSecret: string
  mailKind: MailTransport['kind']
  /** Titles of jobs that take no more applications. */
  closedJobs: ReadonlySet<string>
  /** Wakes the mail worker after a mail has been stored. */
  wakeMail: () => void
  /** Folder of the built site. The folder does not exist before the first build. */
  siteDir: string
  /** Hashes of the pages' inline scripts for the content security policy. */
  scriptHashes: readonly string[]
  log: Log
}

/** Creates the Express app with the relay's API and the site. The caller makes the app listen on a port. */
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

/** Returns the limits for enquiries and for applications. */
function submissionLimits(env: Env, store: Store): Limits {
  const dailyBytes = (share: number) =>
    createDailyBytes(share * env.dailyMegabytes, share * env.dailyMegabytesPerClient)
  return {
    rates: {
      contact: acceptedPerMinute(env.rateLimitPerMinute),
      application: acceptedPerMinute(Math.ceil(env.rateLimitPerMinute / ENQUIRIES_PER_APPLICATION)),
    },
    // Enquiries and applications have separate daily limits, so that a flood of files does not keep enquiries out.
    dailyBytes: { contact: dailyBytes(ENQUIRIES_SHARE), application: dailyBytes(1) },
    diskSpace: createDiskSpace(store, env.dataDir),
  }
}

/** Creates the router of all endpoints below `/api`. */
function api({ env, store, captchaSecret, mailKind, closedJobs, wakeMail, log }: AppDeps): Router {
  // Challenges and submissions have separate limits: each submission needs a challenge, so a common limit would count
  // every submission twice.
  const challengeLimit = acceptedPerMinute(env.rateLimitPerMinute)
  const limits = submissionLimits(env, store)
  const router = Router()
  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store')
    next()
  })
  router.use(allowedOrigin(env.siteOrigins, log))
  /** Adds an endpoint. Other methods at its path are answered with 405. */
  const on = (method: 'get' | 'post' | 'put', path: string, ...handlers: RequestHandler[]) =>
    router
      .route(path.replace(/^\/api/, ''))
      [method](...handlers)
      .all(methodNotAllowed(method === 'get' ? 'GET, HEAD' : method.toUpperCase()))
  on(
    'post',
    CONTACT_PATH,
    ...contactRoute({
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
  on('get', CAPTCHA_PATH, challengeLimit.count, captchaRoute(env, captchaSecret))
  on('get', SEALING_KEY_PATH, sealingKeyRoute(store))
  on('get', `${PARTS_PATH}/:id`, requestsPerMinute(env.rateLimitPerMinute), listPartsRoute(store))
  on('put', `${PARTS_PATH}/:id/:index`, storePartRoute(store, captchaSecret, limits))
  on('get', STATUS_PATH, requestsPerMinute(env.rateLimitPerMinute), statusRoute(store))
  on('get', `${RECEIPT_TILES_PATH}/:file`, requestsPerMinute(env.rateLimitPerMinute), receiptTileRoute)
  on('get', HEALTH_PATH, healthRoute(store, env, mailKind, mailWarning(env)))
  router.use(unknownEndpoint)
  return router
}
