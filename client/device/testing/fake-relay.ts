/** Relays that replace `fetch` in tests, and their replies. */
import { vi } from 'vitest'

/** Returns a reply with this body as JSON. */
export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}

/** Returns the relay's receipt for the submission `id`. */
export function receiptReply(id: string, status = 201): Response {
  return jsonReply(status, { ok: true, id, receipt: 'LAT-7F3K-9QX2', acceptedAt: '2025-06-01T08:00:00.000Z' })
}

/** Returns an error of the relay. */
export function errorReply(status: number, code: string, headers: Record<string, string> = {}): Response {
  return jsonReply(status, { ok: false, error: `The relay says ${code}`, code }, headers)
}

/** Returns a page, as a captive portal or a proxy answers in place of the relay. */
export function htmlReply(status: number, headers: Record<string, string> = {}): Response {
  return new Response('<!doctype html><title>Sign in</title>', {
    status,
    headers: { 'Content-Type': 'text/html', ...headers },
  })
}

/**
 * Returns the relay's reply with a captcha challenge. Its `Date` header states `time` (milliseconds since the epoch).
 */
export function challengeReply(time: number): Response {
  return jsonReply(200, { parameters: { nonce: 'n', keyPrefix: 'k' } }, { Date: new Date(time).toUTCString() })
}

/** Replaces `fetch` by a relay whose clock stands at `time`. Returns the mock. */
export function relayClock(time: number) {
  const fetch = vi.fn(async () => challengeReply(time))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** Returns the `fetch` of a relay that gives these replies in turn, and then repeats the last one. */
export function fakeRelay(...replies: (() => Response | Promise<Response>)[]) {
  let next = 0
  return vi.fn<typeof fetch>(async () => (replies[next++] ?? (replies.at(-1) as () => Response))())
}

/** Returns the `fetch` of a relay that answers each request with the result of `reply` for its idempotency key. */
export function relayAnswering(reply: (id: string, init: RequestInit) => Response | Promise<Response>) {
  return vi.fn<typeof fetch>(async (_url, init = {}) =>
    reply(String(new Headers(init.headers).get('Idempotency-Key')), init),
  )
}

/** Returns a request that a fake relay has received; by default, the first one. */
export function requestOf(fetch: ReturnType<typeof fakeRelay>, call = 0) {
  const [url, init] = fetch.mock.calls[call] as [string, RequestInit]
  return { url, init, headers: new Headers(init.headers) }
}
