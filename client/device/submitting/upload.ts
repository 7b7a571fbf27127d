import type { SendDependencies } from '#client/device/outbox/send-record.ts'
import { startPatience } from './inactivity-timeout.ts'

/** A line on which nothing moves for so long is dead; one that is merely slow may take its time. */
const STALLED_MS = 60_000

/**
 * A `fetch` for POST requests that tells how far the upload is, from 0 to 1, and gives up when it stands still; `fetch`
 * itself can do neither. Sends by XMLHttpRequest, which cannot refuse a redirect: a reply from another address counts
 * as a network error.
 */
export function uploadWithProgress(onProgress: (share: number) => void): SendDependencies['fetch'] {
  return async (path, { headers, body, signal }) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'arraybuffer'
    new Headers(headers).forEach((value, name) => {
      request.setRequestHeader(name, value)
    })
    const patience = startPatience(STALLED_MS)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      patience.renew()
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    try {
      await new Promise<void>((resolve, reject) => {
        request.onload = () => resolve()
        request.onerror = () => reject(new TypeError('The upload failed'))
        request.onabort = () => reject(signal?.reason ?? new TypeError('The upload was broken off'))
        void patience.over.then(abort)
        request.send(body as XMLHttpRequestBodyInit)
      })
    } finally {
      patience.end()
      signal?.removeEventListener('abort', abort)
    }
    if (request.responseURL !== new URL(path, location.href).href) throw new TypeError('The upload was redirected')
    // No body: `Response` refuses an empty one with 204 and 304.
    return new Response(request.response.byteLength > 0 ? request.response : null, {
      status: request.status,
      headers: replyHeaders(request),
    })
  }
}

function replyHeaders(request: XMLHttpRequest): [string, string][] {
  return [...request.getAllResponseHeaders().matchAll(/^(.+?): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
}
