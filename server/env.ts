import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import express from 'express'
import addressparser from 'nodemailer/lib/addressparser'
import * as z from 'zod/mini'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { DAY_MS } from './day.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

function wholeNumber(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`
  return z.coerce.number(error).check(z.multipleOf(1, error), z.minimum(min, error), z.maximum(max, error))
}

/** Returns the schema of a text that `accepts` allows. `error` says what the text should be. */
function checkedText(accepts: (text: string) => boolean, error: string) {
  return z.string().check(z.refine(accepts, { error }))
}

function url(protocols: string[], example: string) {
  return checkedText((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), `an address such as ${example}`)
}

/** Completes the example of an address with a password. These four characters would end the password or change it. */
const ENCODING_HINT = ', in which user and password have %2F for /, %3F for ?, %23 for # and %25 for %'

const mailAddresses = checkedText((text) => {
  const parsed = addressparser(text, { flatten: true })
  return parsed.length > 0 && parsed.every(({ address }) => /^[^@\s]+@[^@\s]+$/.test(address))
}, 'a mail address such as hello@lat.example')

/**
 * Turns the text of `TRUST_PROXY` into the value of Express' setting "trust proxy": true, false, a number of proxies,
 * or addresses.
 */
function trustProxySetting(text: string): boolean | number | string {
  if (/^\d+$/.test(text)) return Number(text)
  if (text === 'true' || text === 'false') return text === 'true'
  return text
}

const trustProxy = checkedText((text) => {
  try {
    express().set('trust proxy', trustProxySetting(text))
    return true
  } catch {
    return false
  }
}, 'true, false, a number of proxies, or addresses such as "loopback, 10.0.0.0/8"')

/** Splits a list of addresses that have spaces or commas between them. */
function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

const origins = checkedText(
  (text) => splitList(text).every((origin) => URL.parse(origin)?.origin === origin),
  'addresses without a path, such as "https://www.lat.example https://jobs.lat.example"',
)

const onOrOff = z._default(z.enum(['on', 'off'], { error: 'one of on, off' }), 'off')

const retryMs = wholeNumber(1, DAY_MS)

/** The environment variables that the relay reads; docs/configuration.md explains each. */
const variables = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  SITE_URL: url(['http:', 'https:'], 'https://lat.example'),
  ALLOWED_ORIGINS: z._default(origins, ''),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    url(['postgres:', 'postgresql:'], `postgres://user:password@host:5432/name${ENCODING_HINT}`),
  ),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], `smtps://user:password@host:465${ENCODING_HINT}`)),
  MAIL_FROM: z._default(mailAddresses, 'website@lat.example'),
  MAIL_TO: z._default(mailAddresses, 'hello@lat.example'),
  MAIL_TO_CAREERS: z.optional(mailAddresses),
  MAIL_CONFIRMATION: onOrOff,
  VITE_CAPTCHA_SITE_KEY: z._default(z.string(), ''),
  CAPTCHA_SECRET: z.optional(z.string()),
  CAPTCHA_WORK: z._default(wholeNumber(1, 1_000_000), 600),
  RATE_LIMIT_PER_MINUTE: z._default(wholeNumber(1, 1_000_000), 300),
  DAILY_MB: z._default(wholeNumber(1, 1_000_000), 5000),
  DAILY_MB_PER_ADDRESS: z._default(wholeNumber(1, 1_000_000), 1000),
  CLAMD_URL: z.optional(url(['tcp:', 'unix:'], 'tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl')),
  CLAMD_REQUIRED: onOrOff,
  METRICS_PORT: z.optional(wholeNumber(1, 65_535)),
  TRUST_PROXY: z._default(trustProxy, 'false'),
  MAIL_RETRY_MS: z._default(retryMs, 1000),
  MAIL_RETRY_MAX_MS: z._default(retryMs, 300_000),
  RETENTION_DAYS: z._default(wholeNumber(0, 36_500), 180),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }), 'info'),
})

export type Env = ReturnType<typeof parseEnv>

/** Thrown when a variable has a value that the relay cannot use. The message is one line for the operator. */
export class EnvError extends Error {}

/**
 * Parses the relay's configuration (docs/configuration.md). An empty variable counts as unset.
 * @throws EnvError that names the variable and the values that it takes.
 */
export function parseEnv(environment: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    throw new EnvError(`${name} should be ${name in set ? issue?.message : 'set'}`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL,
    /** Browsers may send submissions from pages of these origins. */
    siteOrigins: [new URL(env.SITE_URL).origin, ...splitList(env.ALLOWED_ORIGINS)],
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailTo: { contact: env.MAIL_TO, application: env.MAIL_TO_CAREERS ?? env.MAIL_TO } satisfies Record<
      SubmissionKind,
      string
    >,
    mailConfirmation: env.MAIL_CONFIRMATION === 'on',
    captchaSiteKey: env.VITE_CAPTCHA_SITE_KEY,
    captchaSecret: env.CAPTCHA_SECRET,
    captchaWork: env.CAPTCHA_WORK,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    dailyMegabytes: env.DAILY_MB,
    dailyMegabytesPerClient: env.DAILY_MB_PER_ADDRESS,
    clamdUrl: env.CLAMD_URL,
    clamdRequired: env.CLAMD_REQUIRED === 'on',
    metricsPort: env.METRICS_PORT,
    trustProxy: trustProxySetting(env.TRUST_PROXY),
    mailRetryMs: env.MAIL_RETRY_MS,
    mailRetryMaxMs: env.MAIL_RETRY_MAX_MS,
    /** Infinity keeps submissions for ever. */
    retentionDays: env.RETENTION_DAYS || Number.POSITIVE_INFINITY,
    logLevel: env.LOG_LEVEL,
  }
}

/**
 * Reads the configuration from the process environment. Variables that are missing there come from the repository's
 * `.env`.
 * @throws EnvError
 */
export function loadEnv(): Env {
  const defaults = join(import.meta.dirname, '../.env')
  if (existsSync(defaults)) process.loadEnvFile(defaults)
  return parseEnv(process.env)
}

/**
 * Returns a warning when nobody reads the mails: those of a public site (`https:`) without a mail server are files, and
 * a mail server may accept mails with the example addresses of the defaults and throw them away. Otherwise returns
 * undefined.
 */
export function mailWarning({
  siteUrl,
  smtpUrl,
  mailFrom,
  mailTo,
}: Pick<Env, 'siteUrl' | 'smtpUrl' | 'mailFrom' | 'mailTo'>): string | undefined {
  if (smtpUrl === undefined) {
    if (!siteUrl.startsWith('https:')) return undefined
    return 'SMTP_URL is not set: nobody gets the mails, each is a file in DATA_DIR/mail'
  }
  if (![mailFrom, ...Object.values(mailTo)].some((address) => /@lat\.example\b/.test(address))) return undefined
  return 'MAIL_FROM, MAIL_TO or MAIL_TO_CAREERS is still an example: nobody will read these mails'
}
