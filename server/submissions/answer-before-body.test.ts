import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import { CONTACT_PATH, HEALTH_PATH, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import { startTestRelay, type TestRelay } from '../testing/relay.ts'
import { applicationForm } from '../testing/sample-submissions.ts'
import { SLOTS_PER_CLIENT } from './upload-slots.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const resume = { name: 'cv.pdf', bytes: pdfOf(1_100_000) }
const FORM = 'multipart/form-data; boundary=x'

/** Sends only the beginning of an application, so that a test sees which answers come before the file is read. */
function begin({ url }: TestRelay, headers: Record<string, string> = {}): ClientRequest {
  const begun = request(url + CONTACT_PATH, {
    method: 'POST',
    headers: { 'content-type': FORM, 'content-length': RESUME_MAX_BYTES, ...headers },
  })
  onTestFinished(() => void begun.destroy())
  begun.on('error', () => {})
  begun.write('--x\r\n')
  return begun
}

async function answerTo(begun: ClientRequest): Promise<{ status: number | undefined; code: string }> {
  const [response] = (await once(begun, 'response')) as [IncomingMessage]
  const { code } = JSON.parse(Buffer.concat(await response.toArray()).toString())
  return { status: response.statusCode, code }
}

test('an application over a limit is answered before its file is read', async () => {
  const rate = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '1' })
  expect((await rate.apply(undefined, resume)).status).toBe(201)
  expect(await answerTo(begin(rate))).toEqual({ status: 429, code: 'rate_limited' })

  const own = await startTestRelay({ DAILY_MB_PER_ADDRESS: '1' })
  expect((await own.apply(undefined, resume)).status).toBe(201)
  expect(await answerTo(begin(own))).toEqual({ status: 429, code: 'rate_limited' })

  const all = await startTestRelay({ DAILY_MB: '1' })
  expect((await all.apply(undefined, resume)).status).toBe(201)
  expect(await answerTo(begin(all))).toEqual({ status: 507, code: 'storage_full' })

  const full = await startTestRelay()
  full.store.folder = '/proc' // a file system without a free byte
  expect(await answerTo(begin(full))).toEqual({ status: 507, code: 'storage_full' })

  const busy = await startTestRelay()
  const replies = Array.from({ length: SLOTS_PER_CLIENT + 1 }, () => answerTo(begin(busy)))
  expect(await Promise.race(replies)).toEqual({ status: 503, code: 'unavailable' })
})

test('a repeat gets its receipt even when limits are used up', async () => {
  const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '1', DAILY_MB_PER_ADDRESS: '1', DAILY_MB: '1' })
  const first = await relay.apply(ID, resume)
  expect(first.status).toBe(201)
  relay.store.folder = '/proc'
  const repeat = await relay.postForm(applicationForm(resume), { [IDEMPOTENCY_HEADER]: ID })
  expect(repeat).toMatchObject({ status: 200, body: first.body })
})

test('a client that goes on sending after an early answer gets no reset and can use the connection again', async () => {
  const relay = await startTestRelay()
  relay.store.folder = '/proc'
  const { hostname, port, host } = new URL(relay.url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  const arrives = async (text: RegExp) => {
    while (!text.test(received)) await once(socket, 'data')
  }
  socket.write(
    `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${FORM}\r\nContent-Length: ${RESUME_MAX_BYTES}\r\n\r\n`,
  )
  await arrives(/^HTTP\/1\.1 507 /)
  socket.write(Buffer.alloc(RESUME_MAX_BYTES))
  socket.write(`GET ${HEALTH_PATH} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  await arrives(/HTTP\/1\.1 503 /)
})

test('a proxy that closes the connection after the answer gets an early answer as well', async () => {
  const relay = await startTestRelay()
  relay.store.folder = '/proc'
  const { hostname, port, host } = new URL(relay.url)
  const answered = async () => {
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.write(
      `POST ${CONTACT_PATH} HTTP/1.0\r\nHost: ${host}\r\nContent-Type: ${FORM}\r\nContent-Length: ${RESUME_MAX_BYTES}\r\n\r\n`,
    )
    for (let sent = 0; sent < RESUME_MAX_BYTES; sent += RESUME_MAX_BYTES / 16) {
      if (!socket.write(Buffer.alloc(RESUME_MAX_BYTES / 16))) await once(socket, 'drain')
    }
    return Buffer.concat(await socket.toArray()).toString()
  }
  for (let count = 0; count < 5; count++) expect(await answered()).toMatch(/^HTTP\/1\.1 507 .*storage_full/s)
})

test('a client that reads only after sending everything gets the answer each time', async () => {
  const relay = await startTestRelay()
  relay.store.folder = '/proc'
  const form = () => applicationForm({ name: 'cv.pdf', bytes: pdfOf(RESUME_MAX_BYTES) })
  const replies = await Promise.all(Array.from({ length: 20 }, () => relay.postForm(form())))
  expect(replies.map(({ body }) => body.code)).toEqual(replies.map(() => 'storage_full'))
})
