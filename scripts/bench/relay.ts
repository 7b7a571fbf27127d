/**
 * `npm run bench:relay` measures how fast the relay accepts submissions and sends mails on this machine, and how much
 * memory it needs. The rate of accepted submissions is compared with that of inserts into bare SQLite on the same disk
 * in the same minute (medians of three rounds), so that other work on the machine slows both. The other figures need an
 * otherwise idle machine.
 */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { CONTACT_PATH, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { applicationForm } from '#server/testing/sample-submissions.ts'
import { type MailFault, type MailServer, startMailServer } from '../chaos/mail-server.ts'
import { captchaTokenFor, createSubmission, payloadOf, type VisitorSubmission } from '../chaos/visitor.ts'
import { type RelayProcess, startRelay } from '../programs/relay-process.ts'
import { durableInserts } from './durable-inserts.ts'
import { median } from './repeat.ts'
import { plainTable, type Rows } from './table.ts'

/** Rounds in which SQLite alone and the relay are measured in turns. */
const ROUNDS = 3
/** Number of submissions in each round. */
const SUBMISSIONS = 500
/** Number of submissions before the first round, in which Node compiles the relay's code. */
const WARM_UP = 200
/** Number of visitors who send at the same time. */
const VISITORS = 32
/** Number of mails that wait when the mail server begins to take mails. */
const MAILS = 300
/** Number of resumes of the largest size that are uploaded at the same time. */
const UPLOADS = 32
/** Pause before the greeting of a slow mail server. */
const SLOW_GREETING_MS = 250
/** Time limit until all waiting mails are sent. */
const DRAIN_TIMEOUT_MS = 120_000
const MIB_BYTES = 2 ** 20

/** The memory settings with which the relay is deployed. */
const MEMORY_SETTINGS = parseEnv(readFileSync(new URL('../../deploy/memory.env', import.meta.url), 'utf8')) as Record<
  string,
  string
>
const COMPILE_CACHE = await mkdtemp(join(tmpdir(), 'lat-compile-'))

interface Setup {
  relay: RelayProcess
  mailServer: MailServer
  setFault: (fault: MailFault) => void
}

/**
 * Runs `work` with a new relay on SQLite. The mail server takes no mail until `work` calls `setFault('none')`, so that
 * `work` decides when the relay sends the waiting mails.
 */
async function withRelay<Result>(greetingMs: number, work: (setup: Setup) => Promise<Result>): Promise<Result> {
  let fault: MailFault = 'hang'
  const mailServer = await startMailServer({ nextFault: () => fault, greetingMs })
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'lat-bench-'))
  const environment = {
    DATA_DIR,
    SMTP_URL: mailServer.urlFor('relay'),
    MAIL_RETRY_MAX_MS: '1000',
    // Each visitor has an address of their own, in the header `X-Forwarded-For`.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...MEMORY_SETTINGS,
  }
  const relay = await startRelay('relay', environment)
  try {
    const setFault = (next: MailFault) => {
      fault = next
    }
    return await work({ relay, mailServer, setFault })
  } finally {
    // SIGTERM instead of SIGKILL: on exit the relay writes Node's compile cache for its next start.
    await relay.stop()
    await mailServer.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
}

/**
 * Sends `count` enquiries from `VISITORS` visitors at once. The captchas are solved before the measurement. Returns the
 * wait for each answer in ms and the total time in s.
 */
async function sendEnquiries({ origin }: RelayProcess, count: number): Promise<{ waits: number[]; seconds: number }> {
  const requests: RequestInit[] = []
  for (let index = 0; index < count; index++) {
    requests.push(await requestOf(createSubmission(0), index % VISITORS, origin))
  }
  const waits: number[] = []
  const start = performance.now()
  const sendUntilNoneIsLeft = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const sentAt = performance.now()
      const reply = await fetch(origin + CONTACT_PATH, next)
      await reply.arrayBuffer()
      if (reply.status !== 201) throw new Error(`The relay answered ${reply.status}`)
      waits.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, sendUntilNoneIsLeft))
  return { waits, seconds: (performance.now() - start) / 1000 }
}

/**
 * Solves a captcha and returns the request that sends a submission. The request has the address of a visitor, as a
 * proxy would pass it on.
 */
async function requestOf({ id, resume }: VisitorSubmission, visitor: number, origin: string): Promise<RequestInit> {
  const captchaToken = await captchaTokenFor(id, origin)
  const headers = { [IDEMPOTENCY_HEADER]: id, 'X-Forwarded-For': `10.0.0.${visitor}` }
  if (resume) {
    const file = { name: 'Hồ sơ.pdf', bytes: resume }
    return { method: 'POST', headers, body: applicationForm(file, payloadOf.application(id), captchaToken) }
  }
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ payload: payloadOf.contact(id), captchaToken }),
  }
}

/** Waits until the mail server has taken `count` mails. */
async function untilTaken(count: number, { mails }: MailServer): Promise<void> {
  for (const deadline = Date.now() + DRAIN_TIMEOUT_MS; mails.length < count; await sleep(50)) {
    if (Date.now() > deadline) throw new Error(`Only ${mails.length} of ${count} mails came`)
  }
}

/** Measures how fast the relay accepts enquiries, beside SQLite alone. */
async function measureAccepting(): Promise<Rows> {
  return withRelay(0, async ({ relay }) => {
    await sendEnquiries(relay, WARM_UP)
    const rates: { bare: number; relay: number }[] = []
    const waits: number[] = []
    let processorMs = 0
    // Measure SQLite and the relay in turns, because the load of the disk by other work varies over time.
    for (let round = 0; round < ROUNDS; round++) {
      const bare = durableInserts(SUBMISSIONS)
      const before = relay.processorTime()
      const submitted = await sendEnquiries(relay, SUBMISSIONS)
      processorMs += relay.processorTime() - before
      rates.push({ bare, relay: SUBMISSIONS / submitted.seconds })
      waits.push(...submitted.waits)
    }
    waits.sort((a, b) => a - b)
    const percentile = (share: number) => `${(waits[Math.ceil(waits.length * share) - 1] as number).toFixed(0)} ms`
    return {
      [`${VISITORS} visitors at once, enquiries`]: {
        'a second': median(rates.map((rate) => rate.relay)).toFixed(0),
        'SQLite alone': median(rates.map((rate) => rate.bare)).toFixed(0),
        share: median(rates.map((rate) => rate.relay / rate.bare)).toFixed(2),
        'CPU each, with captcha': `${(processorMs / ROUNDS / SUBMISSIONS).toFixed(1)} ms`,
        median: percentile(0.5),
        p99: percentile(0.99),
      },
    }
  })
}

/** Measures how fast the relay sends waiting mails to a mail server that greets after `greetingMs`. */
async function measureSending(greetingMs: number): Promise<Rows> {
  const perSecond = await withRelay(greetingMs, async ({ relay, mailServer, setFault }) => {
    await sendEnquiries(relay, MAILS)
    setFault('none')
    await untilTaken(MAILS, mailServer)
    const { mails } = mailServer
    // Measure from the arrival of the first mail. Until then the relay still waits for connections that the mail server
    // left hanging, and for the pauses before its next tries.
    const [first = 0, last = 0] = [mails[0]?.receivedAt, mails.at(-1)?.receivedAt]
    return (MAILS - 1) / ((last - first) / 1000)
  })
  return { [`mails to a server that greets after ${greetingMs} ms`]: { 'a second': perSecond.toFixed(0) } }
}

/** Measures the rate and the memory of the relay while it receives large resumes at the same time. */
async function measureUploads(): Promise<Rows> {
  const figures = await withRelay(0, async ({ relay, mailServer, setFault }) => {
    setFault('none')
    await sendEnquiries(relay, 1)
    const before = relay.peakMemory()
    const largest = createSubmission(RESUME_MAX_BYTES)
    const start = performance.now()
    await Promise.all(
      Array.from({ length: UPLOADS }, async (_, visitor) => {
        const request = await requestOf({ ...largest, id: createSubmission(0).id }, visitor, relay.origin)
        const { status } = await fetch(relay.origin + CONTACT_PATH, request)
        if (status !== 201) throw new Error(`The relay answered ${status}`)
      }),
    )
    const seconds = (performance.now() - start) / 1000
    await untilTaken(UPLOADS + 1, mailServer)
    return {
      'a second': (UPLOADS / seconds).toFixed(1),
      'memory before': `${(before / MIB_BYTES).toFixed(0)} MiB`,
      'at most': `${(relay.peakMemory() / MIB_BYTES).toFixed(0)} MiB`,
    }
  })
  return { [`${UPLOADS} resumes of ${RESUME_MAX_BYTES / MIB_BYTES} MiB at once`]: figures }
}

// The first start fills the compile cache, which the measured relays then use.
await withRelay(0, () => Promise.resolve())
const rows: Rows = {
  ...(await measureAccepting()),
  ...(await measureSending(0)),
  ...(await measureSending(SLOW_GREETING_MS)),
  ...(await measureUploads()),
}
await rm(COMPILE_CACHE, { recursive: true, force: true })
console.log(plainTable(rows))
