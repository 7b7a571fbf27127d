import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteRelayTime } from '#client/device/relay/relay-clock.ts'
import { type CaptchaResult, keepCaptchaSolved, solveForForm } from './form-captcha.ts'

const { solveCaptcha } = vi.hoisted(() => ({
  solveCaptcha: vi.fn<(id?: string, signal?: AbortSignal) => Promise<string>>(),
}))
vi.mock('./solve-captcha.ts', async (original) => ({
  ...(await original<object>()),
  solveCaptcha,
}))

const network = new EventTarget()

function device(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine })
}

function tokenLiving(ms: number): string {
  return btoa(JSON.stringify({ challenge: { parameters: { expiresAt: (Date.now() + ms) / 1000 } } }))
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  solveCaptcha.mockReset()
  device(true)
})
afterEach(() => {
  vi.setSystemTime(0)
  noteRelayTime(new Response(null, { headers: { Date: new Date(0).toUTCString() } }))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Keeps a form's captcha solved and collects the results. */
function form() {
  const heard: CaptchaResult[] = []
  const controller = new AbortController()
  const ended = keepCaptchaSolved((state) => heard.push(state), controller.signal)
  return { heard, controller, ended }
}

test('offline the token is deferred and no challenge is asked for', async () => {
  device(false)
  expect(await solveForForm(new AbortController().signal)).toBe('deferred')
  expect(solveCaptcha).not.toHaveBeenCalled()
})

test('without a challenge the token is deferred', async () => {
  solveCaptcha.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await solveForForm(new AbortController().signal)).toBe('deferred')
})

test('an aborted form rejects', async () => {
  const controller = new AbortController()
  solveCaptcha.mockImplementation(async () => {
    controller.abort(new Error('gone'))
    throw new TypeError('Failed to fetch')
  })
  await expect(solveForForm(controller.signal), 'aborted while the captcha is solved').rejects.toThrow('gone')
  await expect(solveForForm(controller.signal), 'aborted before').rejects.toThrow('gone')
})

test('a token is renewed before it expires', async () => {
  const first = tokenLiving(5 * 60_000)
  solveCaptcha.mockResolvedValueOnce(first).mockResolvedValueOnce('second')
  const { heard } = form()
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(heard).toEqual([null, first])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(heard).toEqual([null, first, 'second'])
})

test('a wrong clock does not make it solve without a pause', async () => {
  solveCaptcha.mockImplementation(async () => tokenLiving(-60 * 60_000))
  form()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(solveCaptcha.mock.calls.length).toBeLessThanOrEqual(11)
})

test.each([-30, 30])('a clock %i days off causes no more challenges than a correct one', async (days) => {
  const offMs = days * 24 * 60 * 60_000
  solveCaptcha.mockImplementation(async () => {
    noteRelayTime(new Response(null, { headers: { Date: new Date(Date.now() - offMs).toUTCString() } }))
    return tokenLiving(5 * 60_000 - offMs)
  })
  form()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(solveCaptcha.mock.calls.length).toBeGreaterThan(10)
  expect(solveCaptcha.mock.calls.length).toBeLessThan(16)
})

test('a token that seems to live for a month sets no timer that fires at once', async () => {
  solveCaptcha.mockImplementation(async () => tokenLiving(30 * 24 * 60 * 60_000))
  form()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(solveCaptcha).toHaveBeenCalledTimes(1)
})

test('a deferred token is solved as soon as the network is back', async () => {
  device(false)
  solveCaptcha.mockResolvedValue('token')
  const { heard } = form()
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual([null, 'deferred'])
  device(true)
  network.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([null, 'deferred', 'token'])
})

test('a relay that was down is asked again after a while', async () => {
  solveCaptcha.mockRejectedValueOnce(new Error('HTTP 503')).mockResolvedValue('token')
  const { heard } = form()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(heard).toEqual([null, 'deferred', 'token'])
})

test('there are no results after the abort', async () => {
  solveCaptcha.mockResolvedValue('token')
  const { heard, controller, ended } = form()
  await vi.advanceTimersByTimeAsync(0)
  controller.abort()
  await ended
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(heard).toEqual([null, 'token'])
  expect(vi.getTimerCount()).toBe(0)
})
