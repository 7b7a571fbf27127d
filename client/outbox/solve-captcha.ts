import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { CAPTCHA_PATH } from '#contract/submission.ts'
import { CAPTCHA_SITE_KEY } from './captcha-site-key.ts'
import { noteRelayTime } from './relay-clock.ts'
import { errorOf, RelayError, readJson } from './relay-reply.ts'

const FETCH_TIMEOUT_MS = 10_000

function isChallenge(body: unknown): body is Challenge {
  const { parameters } = (body ?? {}) as Partial<Challenge>
  return typeof parameters?.nonce === 'string' && typeof parameters.keyPrefix === 'string'
}

/**
 * A challenge from the relay; with a submission's id its solution is good for that submission only. Throws
 * `RelayError`, also when something else than the relay answers, such as a captive portal.
 */
export async function fetchChallenge(submissionId?: string): Promise<Challenge> {
  const query = new URLSearchParams({ siteKey: CAPTCHA_SITE_KEY ?? '' })
  if (submissionId !== undefined) query.set('submission', submissionId)
  const response = await fetch(`${CAPTCHA_PATH}?${query}`, {
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  })
  const body = await readJson(response)
  if (response.ok && isChallenge(body)) {
    noteRelayTime(response)
    return body
  }
  throw errorOf(response, body, Date.now())
}

/**
 * Fetches and solves a challenge (ALTCHA v2 proof of work); gives the captcha token of the contract. Throws
 * `RelayError` and what `fetch` throws; rejects with the abort reason once `signal` is aborted.
 */
export async function solveCaptcha(submissionId?: string, signal?: AbortSignal): Promise<string> {
  const challenge = await fetchChallenge(submissionId)
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal?.addEventListener('abort', abort)
  try {
    const solution = await solveChallenge({ challenge, controller, deriveKey })
    signal?.throwIfAborted()
    if (!solution) throw new RelayError({ code: 'network', message: 'The captcha could not be solved in time' })
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

/** When a token expires, in milliseconds since the epoch by the relay's clock; undefined when it does not say. */
export function tokenExpiry(token: string): number | undefined {
  try {
    const { challenge } = JSON.parse(atob(token)) as { challenge: Challenge }
    const expiresAt = challenge.parameters.expiresAt
    return expiresAt === undefined ? undefined : expiresAt * 1000
  } catch {
    return undefined
  }
}
