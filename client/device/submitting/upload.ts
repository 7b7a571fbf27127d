import { startInactivityTimeout } from '#client/device/inactivity-timeout.ts'

/**
 * If no byte moves for this long, the connection counts as dead and the upload fails. An upload over a slow connection
 * may go on until the time limit of its request (`sendTimeoutMs` in `send-record.ts`, `PART_TIMEOUT_MS` in
 * `upload-parts.ts`).
 */
const INACTIVITY_TIMEOUT_MS = 60_000

/**
 * A `fetch` that reports the progress of the upload, from 0 to 1, and fails when the upload stalls. The browser's
 * `fetch` cannot report the progress of an upload, so this function uses XMLHttpRequest. Only pages have
 * XMLHttpRequest, so the worker uses the browser's `fetch`. XMLHttpRequest cannot refuse a redirect, so a reply from
 * another address counts as a network error.
 */
export async function uploadWithProgress(
  path: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress?: (share: number) => void,
): Promise<Response> {
  signal?.throwIfAborted()
  const request = new XMLHttpRequest()
  request.open(method, path)
  request.responseType = 'arraybuffer'
  new Headers(headers).forEach((value, name) => {
    request.setRequestHeader(name, value)
  })
  const inactivity = startInactivityTimeout(INACTIVITY_TIMEOUT_MS)
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    inactivity.restart()
    if (lengthComputable && total > 0) onProgress?.(loaded / total)
  }
  // From now on only the time limit of the request counts. The system may have taken hundreds of kilobytes at once
  // (Android does), and nothing reports how it sends them: on a slow line that takes minutes.
  request.upload.onload = inactivity.stop
  const abort = () => request.abort()
  signal?.addEventListener('abort', abort)
  try {
    await new Promise<void>((resolve, reject) => {
      request.onload = () => resolve()
      request.onerror = () => reject(new TypeError('The upload failed'))
      request.onabort = () => reject(signal?.reason ?? new TypeError('The upload was aborted'))
      void inactivity.expired.then(abort)
      request.send((body as XMLHttpRequestBodyInit | undefined) ?? null)
    })
  } finally {
    inactivity.stop()
    signal?.removeEventListener('abort', abort)
  }
  if (request.responseURL !== new URL(path, location.href).href) throw new TypeError('The upload was redirected')
  // An empty body must be `null`, because `Response` refuses any other body with the status 204 and 304.
  return new Response(request.response.byteLength > 0 ? request.response : null, {
    status: request.status,
    headers: replyHeaders(request),
  })
}

function replyHeaders(request: XMLHttpRequest): [string, string][] {
  return [...request.getAllResponseHeaders().matchAll(/^(.+?): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
}
