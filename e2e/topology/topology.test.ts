import { readFileSync } from 'node:fs'
import { type ClientHttp2Session, connect } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { CONTACT_PATH } from '#contract/submission/submission.ts'
import { judge } from '../../scripts/chaos/verdict.ts'
import { createSubmission, send, sendUntilAccepted } from '../../scripts/chaos/visitor.ts'
import { LISTED } from '../support/pages.ts'
import { SITE_DIR } from '../support/served-page.ts'
import { missingProgram, NEVER_LEAVES, startTopology, type Topology } from './topology.ts'

const missing = missingProgram()
if (missing) console.warn(`No ${missing} to be had. Left out: proxy, two relays and PostgreSQL together.`)

const RESUME_BYTES = 200_000
/** The number of unfinished uploads: more than both relays (servers) together accept from one address. */
const UNFINISHED_UPLOADS = 140
/**
 * The number of bytes sent of each unfinished upload. The request announces a few bytes more. They are never sent, so
 * the upload stays unfinished.
 */
const UNFINISHED_BYTES = 4_000_000
/** The number of connections that share the unfinished uploads. */
const STRANGERS = 20
/**
 * The client address of the unfinished uploads. The application that must get through comes from another address,
 * because the relays limit the uploads of each address.
 */
const OTHER_ADDRESS: object = { localAddress: '127.0.0.2' }
const MAX_MEMORY_GROWTH_BYTES = 128 * 2 ** 20

const VISITORS = 8
const SUBMISSIONS = 240
/**
 * How long the relays may take to send all mails, in ms. When a relay is killed, the other one takes over its mails
 * once their lease (`MAIL_LEASE_MS`, one minute) has expired.
 */
const DRAIN_TIMEOUT_MS = 150_000

describe.skipIf(missing)('Caddy, two relays, PostgreSQL and a mail server', () => {
  let topology: Topology
  let session: ClientHttp2Session
  beforeAll(async () => {
    topology = await startTopology()
    session = connect(topology.origin)
  })
  afterAll(async () => {
    session?.destroy()
    await topology?.stop()
  })

  /** Fetches an address over HTTP/2. */
  async function read(path: string) {
    const request = session.request({ ':path': path, 'accept-encoding': 'gzip, br' })
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      request.once('response', resolve).once('error', reject)
    })
    return { headers, body: Buffer.concat(await request.toArray()) }
  }

  test('pages are served by HTTP/2 over TLS, with the compression that the build made', async () => {
    const { headers, body } = await read('/')
    expect(session.alpnProtocol).toBe('h2')
    expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect(body).toEqual(readFileSync(new URL('index.html.br', SITE_DIR)))
  })

  test('a request by plain HTTP is redirected to HTTPS', async () => {
    const reply = await fetch(`${topology.plainOrigin}/vi`, { redirect: 'manual' })
    expect(reply.status).toBe(308)
    expect(reply.headers.get('location')).toMatch(/^https:\/\/localhost.*\/vi$/)
  })

  test('uploads that never end cost the proxy no memory, and do not stop an application from another address', async () => {
    const before = topology.memory()
    const strangers = Array.from({ length: STRANGERS }, () => connect(topology.origin, OTHER_ADDRESS))
    onTestFinished(() => {
      for (const stranger of strangers) stranger.destroy()
    })
    const start = '--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF'
    const body = Buffer.concat([Buffer.from(start), Buffer.alloc(UNFINISHED_BYTES)])
    const headers = {
      ':method': 'POST',
      ':path': CONTACT_PATH,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': `${body.length + 10}`,
    }
    for (let upload = 0; upload < UNFINISHED_UPLOADS; upload++) {
      const request = strangers[upload % STRANGERS]?.on('error', () => {}).request(headers)
      request?.on('error', () => {}).write(body)
    }
    let mostMemory = 0
    for (let sample = 0; sample < 50; sample++, await sleep(100)) mostMemory = Math.max(mostMemory, topology.memory())
    await send(createSubmission(RESUME_BYTES), topology.origin)
    console.log(`Caddy: ${before >> 20} MiB before, ${mostMemory >> 20} MiB meanwhile`)
    expect(mostMemory - before).toBeLessThan(MAX_MEMORY_GROWTH_BYTES)
  })

  test('a relay that dies under load costs no reader a page and no visitor a submission', async () => {
    const { origin, relays, mailServer, sentLogTimes } = topology
    const submissions = Array.from({ length: SUBMISSIONS }, (_, index) =>
      createSubmission(index % 5 === 0 ? RESUME_BYTES : 0),
    )
    const waiting = [...submissions]
    let allAccepted = false
    let reads = 0

    /** Sends waiting submissions until none is left. Resolves with the number of tries. */
    const sendWaiting = async () => {
      let tries = 0
      for (let next = waiting.pop(); next; next = waiting.pop())
        tries += await sendUntilAccepted(next, () => origin, NEVER_LEAVES)
      return tries
    }
    const readPages = async () => {
      for (; !allAccepted; reads++) {
        const path = LISTED[reads % LISTED.length] as string
        expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])
      }
    }
    /** Kills a relay when 30 % of the submissions are under way, and starts it again when 70 % are. */
    const killAndRestart = async () => {
      while (waiting.length > SUBMISSIONS * 0.7) await sleep(5)
      await relays[0]?.kill()
      while (waiting.length > SUBMISSIONS * 0.3) await sleep(5)
      await relays[0]?.start()
    }
    const reading = Promise.all([readPages(), readPages()])
    const sending = Promise.all(Array.from({ length: VISITORS }, sendWaiting))
    const crash = Promise.race(relays.map(({ crashed }) => crashed))
    await Promise.race([Promise.all([killAndRestart(), sending]), crash])
    allAccepted = true
    await reading
    expect(reads).toBeGreaterThan(SUBMISSIONS / 10)
    // The simulated visitors repeat the requests that were in progress when the relay was killed. Allow one repeat for
    // every ten submissions.
    const tries = (await sending).reduce((sum, count) => sum + count, 0)
    expect(tries).toBeLessThan(SUBMISSIONS * 1.1)

    const wait = { timeout: DRAIN_TIMEOUT_MS, interval: 500 }
    await vi.waitFor(async () => expect(await relays[1]?.health()).toMatchObject({ pending: 0 }), wait)
    const killTimes = new Map(relays.map(({ name, killTimes }) => [name, killTimes]))
    const { mails } = mailServer
    const verdict = judge({ accepted: submissions, mails, sentLogTimes, killTimes, unrecordedTries: new Set() })
    expect(verdict).toMatchObject({ lost: [], altered: [], unexplainedDuplicates: [] })
    expect(verdict.explainedDuplicates['no-answer']).toBe(0)
  })
})
