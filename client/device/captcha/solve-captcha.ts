import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { RelayError } from '#client/device/relay/relay-reply.ts'
import { repeatWhenRestored } from '#client/device/repeat-when-restored.ts'
import { fetchChallenge } from './fetch-challenge.ts'

/**
 * Fetches and solves a challenge (ALTCHA v2 proof of work). Resolves with the `captchaToken` of a request: base64 of
 * JSON `{challenge, solution}`. Throws `RelayError` or the error of `fetch`; if `signal` is aborted, throws its reason.
 */
export async function solveCaptcha(submissionId?: string, signal?: AbortSignal): Promise<string> {
  const challenge = await fetchChallenge(submissionId)
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal?.addEventListener('abort', abort)
  try {
    const solution = await solveChallenge({ challenge, controller, deriveKey: derive })
    signal?.throwIfAborted()
    if (!solution) throw new RelayError({ code: 'network', message: 'The captcha could not be solved in time' })
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

const derive: typeof deriveKey = (...input) => repeatWhenRestored(() => deriveKey(...input))

/**
 * Returns the time at which a token expires, in milliseconds since the epoch by the relay's clock; undefined if the
 * token contains no such time.
 */
export function tokenExpiry(token: string): number | undefined {
  try {
    const { challenge } = JSON.parse(atob(token)) as { challenge: Challenge }
    const expiresAt = challenge.parameters.expiresAt
    return expiresAt === undefined ? undefined : expiresAt * 1000
  } catch {
    return undefined
  }
}
