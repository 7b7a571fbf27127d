import { type Challenge, type CreateChallengeOptions, createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import { CAPTCHA_SECRET, readReply, SITE_KEY, solve, startTestRelay } from '../testing/relay.ts'
import { enquiry } from '../testing/sample-submissions.ts'
import { CHALLENGE_LIFE_MS, issueChallenge } from './challenge.ts'

const ID = '6f1c1c1e-8a53-4c39-9a53-0f2d8a1b7c01'
const OTHER_ID = '0b9d8f0a-26a4-4a5f-8d8b-7a1f0d2c3e02'

/** One relay for all tests whose requests are refused: such requests do not affect other tests. */
const shared = await startTestRelay({}, {}, afterAll)

function challengeOf(options: Partial<CreateChallengeOptions> = {}) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: new Date(Date.now() + 60_000),
    hmacSignatureSecret: CAPTCHA_SECRET,
    ...options,
  })
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

async function changed(change: (token: { challenge: Challenge; solution: Record<string, unknown> }) => void) {
  const token = JSON.parse(Buffer.from(await solve(await challengeOf()), 'base64').toString())
  change(token)
  return encode(token)
}

test('a challenge names its submission and its end, and must not be cached', async () => {
  const relay = await startTestRelay()
  const response = await fetch(`${relay.url}/api/captcha?siteKey=${SITE_KEY}&submission=${ID.toUpperCase()}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const challenge = (await response.json()) as Challenge
  expect(challenge.parameters.data).toEqual({ submission: ID })
  const life = (challenge.parameters.expiresAt ?? 0) * 1000 - Date.now()
  expect(life).toBeGreaterThan(CHALLENGE_LIFE_MS - 60_000)
  expect(life).toBeLessThanOrEqual(CHALLENGE_LIFE_MS)
})

test('the work grows with the number of challenges that a client requests', async () => {
  const relay = await startTestRelay({ CAPTCHA_WORK: '2', RATE_LIMIT_PER_MINUTE: '80', TRUST_PROXY: 'true' })
  const counters: number[] = []
  for (let count = 0; count < 80; count++) {
    const token = JSON.parse(Buffer.from(await relay.token(), 'base64').toString())
    counters.push(token.solution.counter)
  }
  // The first challenges take the configured work of 2. Their counters are at most 2 × work − 2.
  expect(Math.max(...counters.slice(0, 4))).toBeLessThanOrEqual(2)
  expect(Math.max(...counters.slice(40))).toBeGreaterThan(4)
})

test('challenges take the configured number of derivations on average and never twice as many', async () => {
  const work = 8
  const counts = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const token = await solve(await issueChallenge(CAPTCHA_SECRET, work, undefined))
      return JSON.parse(Buffer.from(token, 'base64').toString()).solution.counter + 1
    }),
  )
  expect(Math.max(...counts)).toBeLessThan(2 * work)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  expect(mean).toBeGreaterThan(work * 0.6)
  expect(mean).toBeLessThan(work * 1.4)
})

test.each([
  ['no key', '', 404],
  ['an unknown key', '?siteKey=other', 404],
  ['two keys', `?siteKey=${SITE_KEY}&siteKey=${SITE_KEY}`, 404],
  ['a key in an object', `?siteKey[a]=${SITE_KEY}`, 404],
  ['a submission that is no UUID', `?siteKey=${SITE_KEY}&submission=1`, 400],
  ['two submissions', `?siteKey=${SITE_KEY}&submission=${ID}&submission=${ID}`, 400],
])('%s gets a JSON error instead of a challenge', async (_name, query, status) => {
  const reply = await readReply(await fetch(`${shared.url}/api/captcha${query}`))
  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({ ok: false, code: status === 404 ? 'not_found' : 'invalid' })
})

test('without a configured site key there are no challenges, not even for an empty key', async () => {
  const relay = await startTestRelay({ VITE_CAPTCHA_SITE_KEY: '' })
  expect((await fetch(`${relay.url}/api/captcha?siteKey=`)).status).toBe(404)
})

test('a challenge for a submission is valid for that one only', async () => {
  const relay = await startTestRelay()
  const captchaToken = await relay.token(OTHER_ID)
  const reply = await relay.post({ payload: enquiry, captchaToken }, { [IDEMPOTENCY_HEADER]: ID })
  expect(reply).toMatchObject({ status: 403, body: { code: 'captcha' } })
  expect(await relay.post({ payload: enquiry, captchaToken }, { [IDEMPOTENCY_HEADER]: OTHER_ID })).toMatchObject({
    status: 201,
  })
})

test('a solution works once', async () => {
  const relay = await startTestRelay()
  const captchaToken = await relay.token()
  const send = (id: string) => relay.post({ payload: enquiry, captchaToken }, { [IDEMPOTENCY_HEADER]: id })
  expect((await send(ID)).status).toBe(201)
  expect(await send(OTHER_ID)).toMatchObject({ status: 403, body: { code: 'captcha' } })
  const stored = await relay.store.db.selectFrom('submissions').select('id').execute()
  expect(stored).toEqual([{ id: ID }])
})

test('a solution works once, also if the clock of the relay is set forward by hours and back meanwhile', async () => {
  const relay = await startTestRelay()
  const captchaToken = await relay.token()
  const send = (id: string) => relay.post({ payload: enquiry, captchaToken }, { [IDEMPOTENCY_HEADER]: id })
  expect((await send(ID)).status).toBe(201)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 60 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect((await relay.post({ payload: enquiry, captchaToken: await relay.token() })).status).toBe(201)
  vi.useRealTimers()
  expect((await send(OTHER_ID)).status).toBe(403)
})

test('a solution used by two submissions at once is accepted for one', async () => {
  const relay = await startTestRelay()
  const captchaToken = await relay.token()
  const replies = await Promise.all(
    [ID, OTHER_ID].map((id) => relay.post({ payload: enquiry, captchaToken }, { [IDEMPOTENCY_HEADER]: id })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 403])
})

test.each<[string, () => unknown]>([
  ['missing', () => undefined],
  ['null', () => null],
  ['empty', () => ''],
  ['a number', () => 5],
  ['an object', () => ({ challenge: {}, solution: {} })],
  ['not base64', () => '%%%'],
  ['not JSON', () => Buffer.from('{"challenge":').toString('base64')],
  ['JSON null', () => encode(null)],
  ['a list', () => encode([])],
  ['without challenge', () => encode({ solution: { counter: 0, derivedKey: '' } })],
  ['with an empty challenge', () => encode({ challenge: {}, solution: {} })],
  ['oversized', () => encode('x'.repeat(10_000))],
  ['expired', async () => solve(await challengeOf({ expiresAt: new Date(Date.now() - 2000) }))],
  ['without expiry', async () => solve(await challengeOf({ expiresAt: undefined }))],
  ['unsigned', async () => solve(await challengeOf({ hmacSignatureSecret: undefined }))],
  ['signed by somebody else', async () => solve(await challengeOf({ hmacSignatureSecret: 'other' }))],
  [
    'with a longer life',
    () =>
      changed(({ challenge }) => {
        challenge.parameters.expiresAt = 9e9
      }),
  ],
  [
    'with a lower cost',
    () =>
      changed(({ challenge }) => {
        challenge.parameters.cost = 0
      }),
  ],
  [
    'with an enormous cost',
    () =>
      changed(({ challenge }) => {
        challenge.parameters.cost = 2 ** 31
      }),
  ],
  [
    'with another counter',
    () =>
      changed(({ solution }) => {
        solution.counter = 7
      }),
  ],
  [
    'with a negative counter',
    () =>
      changed(({ solution }) => {
        solution.counter = -1
      }),
  ],
  [
    'with another key',
    () =>
      changed(({ solution }) => {
        solution.derivedKey = '00'.repeat(32)
      }),
  ],
  [
    'with a key that is no text',
    () =>
      changed(({ solution }) => {
        solution.derivedKey = {}
      }),
  ],
])('a token that is %s is refused, and the error names the captcha', async (_name, token) => {
  const reply = await shared.post({ payload: enquiry, captchaToken: await token() })
  expect(reply.status).toBe(403)
  expect(reply.body).toEqual({ ok: false, code: 'captcha', error: expect.stringContaining('captcha') })
})

test('fields are checked before the captcha, so that a wrong form does not use up the solution', async () => {
  const relay = await startTestRelay()
  const captchaToken = await relay.token()
  expect((await relay.post({ payload: {}, captchaToken })).status).toBe(400)
  expect((await relay.post({ payload: enquiry, captchaToken })).status).toBe(201)
})
