import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { onTestFinished } from 'vitest'
import { CAPTCHA_PATH, CONTACT_PATH, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { createApp } from '../app.ts'
import { parseEnv } from '../env.ts'
import { createLog, type Log } from '../log.ts'
import type { MailSite } from '../mail/mail-content.ts'
import type { Store } from '../store/store.ts'
import { applicationForm, enquiry, type SampleFile } from './sample-submissions.ts'
import { type Afterwards, temporaryFolder, temporaryStore } from './temporary-store.ts'

export const SITE_KEY = 'test-key'
export const CAPTCHA_SECRET = 'secret of the tests'

/** Timeout for waits in tests, long enough for a busy machine. */
export const WAIT_TIMEOUT_MS = 20_000

export const silent: Log = createLog('silent')

/** Site and jobs for the links in mails. This site has no jobs. */
export const mailSite: MailSite = { siteUrl: 'https://lat.example', jobs: new Map() }

export interface Reply {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read any property of the answer
  body: any
}

export async function readReply(response: Response): Promise<Reply> {
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Returns the parts of a reply that tests compare. */
export const outcome = ({ status, body }: Reply) => ({ status, code: body.code, fields: body.fields })

/** Solves a captcha challenge as the page and the service worker do. Returns a `captchaToken`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

export interface TestRelay {
  url: string
  store: Store
  /** Returns how often the relay has called `wakeMail` so far. In production this wakes the mail worker. */
  wakeUps: () => number
  /** Solves a new captcha challenge and returns the token. With `submission` the token is valid for that id only. */
  token: (submission?: string) => Promise<string>
  /** Posts JSON to /api/contact; strings, bytes and streams are sent unchanged. */
  post: (body: unknown, headers?: Record<string, string>) => Promise<Reply>
  /** Posts a form to /api/contact as multipart/form-data. */
  postForm: (form: FormData, headers?: Record<string, string>) => Promise<Reply>
  /** Posts a valid application with a new captcha token. */
  apply: (
    id: string | undefined,
    resume: SampleFile,
    changes?: object,
    headers?: Record<string, string>,
  ) => Promise<Reply>
  /** Posts a valid enquiry with a new captcha token. */
  submit: (id: string | undefined, changes?: object, extra?: object) => Promise<Reply>
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> | ReadableStream {
  return typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
}

/** Starts a relay on its own port, without a mail worker. The relay runs until the test is over. */
export async function startTestRelay(
  environment: Record<string, string> = {},
  parts: { store?: Store; siteDir?: string; scriptHashes?: string[]; closedJobs?: string[]; log?: Log } = {},
  afterwards: Afterwards = onTestFinished,
): Promise<TestRelay> {
  const store = parts.store ?? (await temporaryStore(afterwards))
  let wakeUps = 0
  const app = createApp({
    env: parseEnv({
      SITE_URL: 'https://lat.example',
      VITE_CAPTCHA_SITE_KEY: SITE_KEY,
      CAPTCHA_WORK: '2',
      DATA_DIR: store.folder ?? (await temporaryFolder(afterwards)),
      ...environment,
    }),
    store,
    captchaSecret: CAPTCHA_SECRET,
    mailKind: 'file',
    closedJobs: new Set(parts.closedJobs),
    wakeMail: () => {
      wakeUps++
    },
    siteDir: parts.siteDir ?? join(tmpdir(), 'no-such-site'),
    scriptHashes: parts.scriptHashes ?? [],
    log: parts.log ?? silent,
  })
  // An idle connection is kept open for the same time as in production. With Node's default of 5 s a busy machine might
  // close a connection before a test's next request.
  const server = createServer({ keepAliveTimeout: 65_000 }, app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterwards(() => {
    server.close()
    server.closeAllConnections()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const token: TestRelay['token'] = async (submission) => {
    const query = new URLSearchParams({ siteKey: SITE_KEY, ...(submission && { submission }) })
    return solve((await (await fetch(`${url}${CAPTCHA_PATH}?${query}`)).json()) as Challenge)
  }
  const post: TestRelay['post'] = async (body, headers = {}) =>
    readReply(
      await fetch(`${url}${CONTACT_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: isRaw(body) ? body : JSON.stringify(body),
        duplex: 'half',
      }),
    )
  const postForm: TestRelay['postForm'] = async (form, headers = {}) =>
    readReply(await fetch(`${url}${CONTACT_PATH}`, { method: 'POST', headers, body: form }))
  const keyOf = (id: string | undefined): Record<string, string> =>
    id === undefined ? {} : { [IDEMPOTENCY_HEADER]: id }
  const apply: TestRelay['apply'] = async (id, resume, changes, headers) =>
    postForm(applicationForm(resume, changes, await token(id)), { ...keyOf(id), ...headers })
  const submit: TestRelay['submit'] = async (id, changes = {}, extra = {}) =>
    post({ payload: { ...enquiry, ...changes }, captchaToken: await token(id), ...extra }, keyOf(id))
  return { url, store, wakeUps: () => wakeUps, token, post, postForm, apply, submit }
}
