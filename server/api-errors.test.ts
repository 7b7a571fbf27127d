import { request } from 'node:http'
import { constants } from 'node:os'
import { MulterError } from 'multer'
import { expect, onTestFinished, test, vi } from 'vitest'
import { FINAL_ERRORS, isFinalError } from '#contract/submission/final-errors.ts'
import { CONTACT_PATH, ERROR_STATUS } from '#contract/submission/submission.ts'
import { refusalOf } from './api-errors.ts'
import type { Log } from './log.ts'
import { refusedRequests } from './metrics.ts'
import { StoreError } from './store/store-error.ts'
import { silent, startTestRelay, WAIT_TIMEOUT_MS } from './testing/relay.ts'

const withCode = (code: string) => Object.assign(new Error('made up'), { code })

/** Errors for which the client is not to blame. */
const FAULTS: unknown[] = [
  ...Object.keys(constants.errno).map(withCode),
  ...['ERR_SQLITE_ERROR', '57P01', '53100', '40001', 'ERR_STREAM_PREMATURE_CLOSE', 'constructor', '__proto__'].map(
    withCode,
  ),
  ...Array.from({ length: 30 }, (_, errcode) => Object.assign(new Error('made up'), { errcode })),
  new MulterError('STREAM_DESTROYED' as MulterError['code']),
  new TypeError('x is not a function'),
  new RangeError('Array buffer allocation failed'),
  new DOMException('The operation was aborted', 'AbortError'),
  Object.assign(new Error('made up'), { type: 'system' }),
  {},
  'text',
  null,
  undefined,
]

test('no fault of the relay gets a final error', () => {
  const faults = [...FAULTS, ...FAULTS.filter((fault) => fault instanceof Error).map((fault) => new StoreError(fault))]
  expect(faults.length).toBeGreaterThan(200)
  expect(faults.filter((fault) => isFinalError(refusalOf(fault).code))).toEqual([])
})

test('every final error has the status of a client error', () => {
  for (const code of FINAL_ERRORS) expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400)
  for (const code of FINAL_ERRORS) expect(ERROR_STATUS[code]).toBeLessThan(429)
})

test('a method that a proxy has changed gets no final error', async () => {
  const relay = await startTestRelay()
  const reply = await fetch(relay.url + CONTACT_PATH)
  expect(reply.status).toBe(405)
  expect(isFinalError(((await reply.json()) as { code: string }).code)).toBe(false)
})

/**
 * Returns a log and the errors that it has logged. `parts` replaces functions of the log, for instance with some that
 * throw.
 */
function logOf(parts: Partial<Log> = {}) {
  const errors: { stack?: string }[] = []
  const log = { ...silent, error: (about: object) => errors.push(about), ...parts } as unknown as Log
  return { errors, log }
}

test('an unexpected error is logged with its stack, also after the body was read', async () => {
  const { errors, log } = logOf({
    info: () => {
      throw new Error('made up')
    },
  })
  const relay = await startTestRelay({}, { log })
  expect(await relay.submit(undefined)).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(errors).toContainEqual({ stack: expect.stringContaining('Error: made up\n    at ') })
})

test('when a client breaks off, no refusal is counted and no error logged', async () => {
  const { errors, log } = logOf()
  const aborted = vi.fn()
  const relay = await startTestRelay({}, { log: { ...log, debug: aborted } as unknown as Log })
  const counted = async () => (await refusedRequests.get()).values.map(({ value, labels }) => [labels.reason, value])
  const before = await counted()
  for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
    aborted.mockClear()
    const headers = { 'content-type': type, 'content-length': '100000' }
    const half = request(relay.url + CONTACT_PATH, { method: 'POST', headers })
    onTestFinished(() => void half.destroy())
    half.on('error', () => {})
    const part = '--x\r\nContent-Disposition: form-data; name="attachments"; filename="cv.pdf"\r\n\r\n%PDF-'
    await new Promise<void>((resolve) => half.write(type.startsWith('multipart') ? part : '{', () => resolve()))
    half.destroy()
    await vi.waitFor(
      () => expect(aborted).toHaveBeenCalledWith(expect.objectContaining({ aborted: true }), 'request'),
      {
        timeout: WAIT_TIMEOUT_MS,
      },
    )
  }
  expect(await counted()).toEqual(before)
  expect(errors).toEqual([])
})
