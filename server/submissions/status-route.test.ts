import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { receiptCode, statusCode } from '#contract/submission/receipt-code.ts'
import { STATUS_PATH } from '#contract/submission/status.ts'
import { markSent } from '../store/mails.ts'
import { removeSubmissions } from '../store/removal.ts'
import { outcome, readReply, startTestRelay, type TestRelay } from '../testing/relay.ts'

async function askStatus({ url }: TestRelay, code?: string) {
  return readReply(await fetch(url + STATUS_PATH, { headers: code === undefined ? {} : { Authorization: code } }))
}

test('the status of a submission goes from unknown to accepted, mailed and removed', async () => {
  const relay = await startTestRelay()
  const id = randomUUID()
  const ask = () => askStatus(relay, `Bearer ${statusCode(id)}`)
  expect(outcome(await ask())).toMatchObject({ status: 404, code: 'not_found' })

  const { body: accepted } = await relay.submit(id)
  const received = { ok: true, receipt: receiptCode(id), kind: 'contact', acceptedAt: accepted.acceptedAt }
  const reply = await ask()
  expect(reply).toMatchObject({ status: 200, body: received })
  expect(reply.body).toEqual(received)
  expect(reply.headers.get('Cache-Control')).toBe('no-store')

  const sentAt = new Date()
  await markSent(relay.store, id, sentAt)
  expect((await ask()).body).toEqual({ ...received, mailedAt: sentAt.toISOString() })

  const removedAt = new Date()
  await removeSubmissions(relay.store, [id], removedAt)
  expect((await ask()).body).toEqual({ ...received, removedAt: removedAt.toISOString() })
})

test('the receipt code alone, a malformed code, or none finds nothing', async () => {
  const relay = await startTestRelay()
  const id = randomUUID()
  await relay.submit(id)
  for (const code of [undefined, '', 'Bearer', `Bearer ${receiptCode(id)}`, `Bearer ${id}`, statusCode(id)])
    expect(outcome(await askStatus(relay, code)), code).toMatchObject({ status: 400, code: 'invalid' })
  const neighbour = id.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  expect((await askStatus(relay, `Bearer ${statusCode(neighbour)}`)).status).toBe(404)
})

test('guesses are limited for each client', async () => {
  const relay = await startTestRelay({ RATE_LIMIT_PER_MINUTE: '3' })
  const guess = () => askStatus(relay, `Bearer ${statusCode(randomUUID())}`)
  for (let count = 0; count < 3; count++) expect((await guess()).status).toBe(404)
  const refused = await guess()
  expect(outcome(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})
