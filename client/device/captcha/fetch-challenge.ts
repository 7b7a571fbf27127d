import type { Challenge } from 'altcha-lib/types'
import { knownRelayTime, noteRelayTime } from '#client/device/relay/relay-clock.ts'
import { errorOf, readJson } from '#client/device/relay/relay-reply.ts'
import { relayRequest } from '#client/device/relay/relay-request.ts'
import { CAPTCHA_PATH } from '#contract/submission/submission.ts'
import { CAPTCHA_SITE_KEY } from './captcha-site-key.ts'

/**
 * The same limit as for an enquiry (`send-record.ts`). With a shorter one, a slow line that can carry an enquiry would
 * get no challenge for it.
 */
const FETCH_TIMEOUT_MS = 30_000

function isChallenge(body: unknown): body is Challenge {
  const { parameters } = (body ?? {}) as Partial<Challenge>
  return typeof parameters?.nonce === 'string' && typeof parameters.keyPrefix === 'string'
}

/**
 * Fetches a captcha challenge from the relay. With `submissionId` the solution is valid for that submission only.
 * Throws `RelayError` if the reply is not a challenge, for example if it comes from a captive portal. Throws the error
 * of `fetch` if there is no reply.
 */
export async function fetchChallenge(submissionId?: string): Promise<Challenge> {
  const query = new URLSearchParams({ siteKey: CAPTCHA_SITE_KEY ?? '' })
  if (submissionId !== undefined) query.set('submission', submissionId)
  const response = await fetch(`${CAPTCHA_PATH}?${query}`, relayRequest(FETCH_TIMEOUT_MS))
  const body = await readJson(response)
  if (response.ok && isChallenge(body)) {
    noteRelayTime(response)
    return body
  }
  throw errorOf(response, body)
}

/**
 * Resolves with the relay's time, in milliseconds since the epoch, or with undefined if the relay cannot be reached.
 * Reads the time from the `Date` header of a challenge's reply. Fetches a new challenge at each call, because the
 * device's clock may have changed since the last reply.
 */
export async function askRelayTime(): Promise<number | undefined> {
  try {
    await fetchChallenge()
    return knownRelayTime()
  } catch {
    return undefined
  }
}
