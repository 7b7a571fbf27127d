import { pause } from '#client/device/pause.ts'
import { relayTime } from '#client/device/relay/relay-clock.ts'
import { solveCaptcha, tokenExpiry } from './solve-captcha.ts'

/** A captcha token is renewed this long before it expires, so that the token is still valid when the form is sent. */
const RENEW_BEFORE_EXPIRY_MS = 30_000
/**
 * Shortest wait before a captcha token is renewed. If the device's clock is wrong, a new token may seem to have
 * expired, and would otherwise be renewed without a pause.
 */
const RENEW_MIN_MS = 60_000
/**
 * Longest wait before a captcha token is renewed. If the device's clock is wrong, a token may seem to live for months,
 * and a timer of more than 24.8 days would fire at once.
 */
const RENEW_MAX_MS = 60 * 60_000
const RETRY_DEFERRED_MS = 15_000

/**
 * The token of a solved captcha · `deferred`: the captcha could not be solved, and is solved when the submission is
 * sent · null: the captcha is being solved.
 */
export type CaptchaResult = string | 'deferred' | null

/**
 * Keeps a form supplied with a valid token until `signal` is aborted: calls `onResult` with each new result, renews
 * tokens before they expire, and tries again after `deferred`. A token that is ready when the visitor presses "Send"
 * saves time, but is not required: a submission without a token is stored, and its captcha is solved when it is sent.
 */
export async function keepCaptchaSolved(onResult: (result: CaptchaResult) => void, signal: AbortSignal): Promise<void> {
  onResult(null)
  while (!signal.aborted) {
    const result = await solveForForm(signal).catch(() => 'aborted' as const)
    if (signal.aborted || result === 'aborted') return
    onResult(result)
    await pauseAfter(result, signal)
  }
}

/**
 * Solves a captcha and resolves with its token. Resolves with `deferred` if this fails (offline, relay down, captive
 * portal). Rejects only if `signal` is aborted.
 */
export async function solveForForm(signal: AbortSignal): Promise<string | 'deferred'> {
  signal.throwIfAborted()
  if (!navigator.onLine) return 'deferred'
  try {
    return await solveCaptcha(undefined, signal)
  } catch {
    signal.throwIfAborted()
    return 'deferred'
  }
}

function renewalDelayMs(token: string): number {
  const expiry = tokenExpiry(token)
  const lifeMs = expiry === undefined ? 0 : expiry - relayTime()
  return Math.min(Math.max(lifeMs - RENEW_BEFORE_EXPIRY_MS, RENEW_MIN_MS), RENEW_MAX_MS)
}

/**
 * Waits until the result is out of date: until the token is to be renewed or, after `deferred`, until the next try,
 * which begins earlier if the network comes back. Resolves at once when `signal` is aborted.
 */
async function pauseAfter(result: string | 'deferred', signal: AbortSignal): Promise<void> {
  const controller = new AbortController()
  const end = () => controller.abort()
  signal.addEventListener('abort', end, { signal: controller.signal })
  if (result === 'deferred') addEventListener('online', end, { signal: controller.signal })
  await pause(result === 'deferred' ? RETRY_DEFERRED_MS : renewalDelayMs(result), controller.signal)
  end()
}
