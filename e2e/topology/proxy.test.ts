import { describe, expect, onTestFinished, test } from 'vitest'
import { CAPTCHA_PATH } from '#contract/submission/submission.ts'
import { temporaryFolder } from '#server/testing/relay.ts'
import { startRelay } from '../../scripts/chaos/relay-process.ts'
import { missingProgram, startProxy } from './topology.ts'

const missing = missingProgram()
const CHALLENGES_PER_MINUTE = 3

describe.skipIf(missing)('Caddy', () => {
  test.each([
    { proxies: 'a CDN and Caddy', cdn: '127.0.0.1/32 ::1/128', hops: '2', status: 200 },
    { proxies: 'Caddy alone, whatever a client says', cdn: '', hops: '1', status: 429 },
  ])('behind $proxies, addresses that are said count as they should', async ({ cdn, hops, status }) => {
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
})
