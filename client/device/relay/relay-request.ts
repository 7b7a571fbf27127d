/**
 * Returns the settings of a request to the relay: no cache may answer it, no other site may receive it, and it fails
 * with a `TimeoutError` if the whole answer has not arrived after `timeoutMs`.
 */
export function relayRequest(timeoutMs: number): RequestInit {
  return {
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }
}
