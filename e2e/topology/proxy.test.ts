import { createServer } from 'node:http'
import { get } from 'node:https'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CAPTCHA_PATH } from '#contract/submission/submission.ts'
import { WAIT_TIMEOUT_MS } from '#server/testing/relay.ts'
import { temporaryFolder } from '#server/testing/temporary-store.ts'
import { unusedPort } from '#server/testing/unused-port.ts'
import { startRelay } from '../../scripts/programs/relay-process.ts'
import { missingProgram, startProxy } from './topology.ts'

const missing = missingProgram()
const CHALLENGES_PER_MINUTE = 3

describe.skipIf(missing)('Caddy', () => {
  test.each([
    { title: 'each address that a CDN names has its own limit', cdn: '127.0.0.1/32 ::1/128', hops: '2', status: 200 },
    { title: 'without a CDN, an address that the client names does not count', cdn: '', hops: '1', status: 429 },
  ])('$title', async ({ cdn, hops, status }) => {
    const relay = await startRelay('relay', {
      DATA_DIR: await temporaryFolder(),
      RATE_LIMIT_PER_MINUTE: String(CHALLENGES_PER_MINUTE),
      TRUST_PROXY: hops,
    })
    onTestFinished(() => relay.stop())
    const { origin, stop } = await startProxy([relay], { CDN_ADDRESSES: cdn })
    onTestFinished(stop)
    const ask = async (client: string) => {
      const headers = { 'x-forwarded-for': client }
      return (await fetch(`${origin}${CAPTCHA_PATH}?siteKey=lat-website`, { headers })).status
    }
    for (let count = 0; count < CHALLENGES_PER_MINUTE; count++) expect(await ask('192.0.2.1')).toBe(200)
    expect(await ask('192.0.2.1')).toBe(429)
    expect(await ask('192.0.2.2')).toBe(status)
  })

  test('the log of failed requests names no visitor and no page', async () => {
    const port = await unusedPort()
    const relay = createServer((req, res) => {
      if (req.method === 'POST') req.socket.destroy()
      else res.end(Buffer.alloc(20_000_000))
    }).listen(port, '127.0.0.1')
    onTestFinished(() => {
      relay.close()
      relay.closeAllConnections()
    })
    const { origin, log, stop } = await startProxy([{ port }])
    onTestFinished(stop)
    expect((await fetch(`${origin}/api/contact?page`, { method: 'POST', body: 'x' })).status).toBe(502)
    const reader = get(`${origin}/film`, { agent: false }, (response) => response.once('data', () => reader.destroy()))
    await vi.waitFor(() => expect(log()).toContain('aborting with incomplete response'), { timeout: WAIT_TIMEOUT_MS })
    const failures = log()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'))
    expect(failures.length).toBeGreaterThanOrEqual(2)
    expect(failures.join()).not.toMatch(/127\.0\.0\.1|::1|page|headers/)
  })
})
