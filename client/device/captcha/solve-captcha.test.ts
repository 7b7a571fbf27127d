import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, expect, test, vi } from 'vitest'
import { relayTime } from '#client/device/relay/relay-clock.ts'
import { RelayError } from '#client/device/relay/relay-reply.ts'
import { errorReply, htmlReply, jsonReply } from '#client/device/testing/fake-relay.ts'
import { NOW } from '#client/device/testing/sample-submissions.ts'
import { CAPTCHA_PATH } from '#contract/submission/submission.ts'
import { fetchChallenge } from './fetch-challenge.ts'
import { solveCaptcha, tokenExpiry } from './solve-captcha.ts'

vi.mock('./captcha-site-key.ts', () => ({ CAPTCHA_SITE_KEY: 'lat & co' }))
afterEach(() => vi.unstubAllGlobals())

const hmacSignatureSecret = 'secret'

function challengeOf(work: Partial<Parameters<typeof createChallenge>[0]> = {}) {
  return createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, deriveKey, hmacSignatureSecret, ...work })
}

function relayAnswers(reply: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => reply)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('the token holds a solution that the relay can verify', async () => {
  const expiresAt = Math.floor(Date.now() / 1000) + 60
  const fetch = relayAnswers(jsonReply(200, await challengeOf({ expiresAt })))
  const token = await solveCaptcha('an-id')
  expect(fetch.mock.calls[0]?.[0]).toBe(`${CAPTCHA_PATH}?siteKey=lat+%26+co&submission=an-id`)
  const { challenge, solution } = JSON.parse(atob(token))
  expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  })
  expect(tokenExpiry(token)).toBe(expiresAt * 1000)
})

test('a form asks for a challenge without a submission’s id', async () => {
  const fetch = relayAnswers(jsonReply(200, await challengeOf()))
  expect(tokenExpiry(await solveCaptcha())).toBeUndefined()
  expect(fetch.mock.calls[0]?.[0]).toBe(`${CAPTCHA_PATH}?siteKey=lat+%26+co`)
})

test.each([
  ['a captive portal', () => htmlReply(200), { code: 'network' }],
  ['JSON of something else', () => jsonReply(200, { parameters: {} }), { code: 'network' }],
  ['an unknown site key', () => errorReply(404, 'not_found'), { code: 'not_found' }],
  ['a relay in trouble', () => errorReply(503, 'unavailable'), { code: 'unavailable' }],
])('%s gives no token', async (_name, reply, failure) => {
  relayAnswers(reply())
  const error = await solveCaptcha().catch((thrown) => thrown)
  expect(error).toBeInstanceOf(RelayError)
  expect(error.failure).toMatchObject(failure)
})

test('the relay’s Retry-After is passed on', async () => {
  relayAnswers(errorReply(429, 'rate_limited', { 'Retry-After': '7' }))
  await expect(solveCaptcha()).rejects.toMatchObject({ retryAfterMs: 7000 })
})

test('a challenge sets the relay’s time', async () => {
  const reply = jsonReply(200, await challengeOf())
  reply.headers.set('Date', new Date(Date.now() + 30 * 24 * 60 * 60_000).toUTCString())
  relayAnswers(reply)
  await solveCaptcha()
  expect(relayTime() - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60_000)
})

test('a line on which a request takes 25 s gets its challenge', async () => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  const challenge = await challengeOf()
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    await new Promise((resolve) => setTimeout(resolve, 25_000))
    signal.throwIfAborted()
    return jsonReply(200, challenge)
  })
  const fetching = fetchChallenge().catch((error) => error)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await fetching).toEqual(challenge)
  vi.useRealTimers()
})

test('solving stops when it is aborted', async () => {
  relayAnswers(jsonReply(200, await challengeOf({ keyPrefix: '00'.repeat(16) })))
  const controller = new AbortController()
  const solving = solveCaptcha(undefined, controller.signal)
  setTimeout(() => controller.abort(new Error('the form has gone')), 5)
  await expect(solving).rejects.toThrow('the form has gone')
})

test('other text than a token has no expiry', () => {
  expect(tokenExpiry('token')).toBeUndefined()
  expect(tokenExpiry(btoa('{}'))).toBeUndefined()
  expect(tokenExpiry(btoa(JSON.stringify({ challenge: { parameters: { expiresAt: NOW / 1000 } } })))).toBe(NOW)
})
