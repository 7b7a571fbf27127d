import { solveCaptcha, tokenExpiry } from '#client/device/captcha/solve-captcha.ts'
import { relayTime } from '#client/device/outbox/relay-clock.ts'

/** A token is renewed so long before it expires, so that it holds while the form is sent. */
const RENEW_BEFORE_EXPIRY_MS = 30_000
/** The soonest and the latest renewal, whatever clocks say; a timer of more than 24.8 days would run off at once. */
const RENEW_MIN_MS = 60_000
const RENEW_MAX_MS = 60 * 60_000
const RETRY_DEFERRED_MS = 15_000

/** A token; `deferred` when the check runs later, with the sending; null while it is being solved. */
export type CaptchaState = string | 'deferred' | null

/**
 * Solves a captcha for a form. Gives `deferred` when the device is offline or no challenge can be had (relay down,
 * captive portal). Rejects only when `signal` is aborted.
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

/** Resolves after `delayMs`, earlier when the network comes back (if `untilOnline`) or `signal` is aborted. */
function pause(delayMs: number, untilOnline: boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, delayMs)
    if (untilOnline) addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

function renewalDelayMs(token: string): number {
  const expiry = tokenExpiry(token)
  const lifeMs = expiry === undefined ? 0 : expiry - relayTime()
  return Math.min(Math.max(lifeMs - RENEW_BEFORE_EXPIRY_MS, RENEW_MIN_MS), RENEW_MAX_MS)
}

/**
 * Keeps a form supplied with a valid captcha token until `signal` is aborted: tells `onState` each new state, renews
 * tokens before they expire, and solves a deferred one as soon as the relay can be reached.
 */
export async function keepCaptchaSolved(onState: (state: CaptchaState) => void, signal: AbortSignal): Promise<void> {
  onState(null)
  while (!signal.aborted) {
    const state = await solveForForm(signal).catch(() => null)
    if (signal.aborted || state === null) return
    onState(state)
    const deferred = state === 'deferred'
    await pause(deferred ? RETRY_DEFERRED_MS : renewalDelayMs(state), deferred, signal)
  }
}
