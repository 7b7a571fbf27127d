/** Turns the requests of pages and workers (`fetch` and XMLHttpRequest) into bytes for the simulated network. */

import type { DeviceRealm, Page } from './device-realm.ts'
import { exactBuffer } from './exact-buffer.ts'
import { VirtualFile } from './globals.ts'
import type { Reply, Request } from './network.ts'

export const ORIGIN = 'https://lat.example'

/** Sends a request from a page or worker. Returns the function by which the sender aborts the request. */
export type Send = (
  realm: DeviceRealm,
  request: Request,
  answered: (reply: Reply) => void,
  failed: () => void,
) => () => void

/** Returns the request that `fetch` would send for these arguments, with its body as bytes. */
export function requestOf(path: string, { method = 'GET', headers, body }: RequestInit): Request {
  const fields = Object.fromEntries(new Headers(headers))
  if (body instanceof FormData) {
    const encoded = multipart(body)
    return { method, path, headers: { ...fields, 'content-type': encoded.type }, body: encoded.body }
  }
  if (body instanceof Uint8Array) return { method, path, headers: fields, body }
  const bytes =
    body instanceof ArrayBuffer ? new Uint8Array(body) : new TextEncoder().encode((body as string | null) ?? '')
  return { method, path, headers: fields, body: bytes }
}

/** Turns a reply of the simulated network into the `Response` that `fetch` returns. */
export function responseOf({ status, headers, body }: Reply): Response {
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers })
}

/** A form as `multipart/form-data` (RFC 7578), as browsers write it. */
function multipart(form: FormData): { type: string; body: Uint8Array } {
  const boundary = '----simulated'
  const escaped = (name: string) => name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
  const parts: Uint8Array[] = []
  for (const [name, value] of form) {
    const file = value instanceof VirtualFile ? value : undefined
    const facts = file ? `; filename="${escaped(file.name)}"\r\nContent-Type: ${file.type}` : ''
    parts.push(Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${facts}\r\n\r\n`))
    parts.push(file ? file.content : Buffer.from(value as string), Buffer.from('\r\n'))
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) }
}

/**
 * Returns a class that replaces XMLHttpRequest in a page. It has only the members that
 * `client/device/submitting/upload.ts` uses.
 */
export function uploadClass(page: Page, send: Send): new () => object {
  return class {
    responseType = ''
    responseURL = ''
    response: unknown
    status = 0
    upload: { onprogress?: (event: object) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    #headers: Record<string, string> = {}
    #method = ''
    #path = ''
    #replyHeaders: Record<string, string> = {}
    #isOver = false
    #giveUp = () => {}
    open(method: string, path: string): void {
      this.#method = method
      this.#path = path
      this.responseURL = new URL(path, ORIGIN).href
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value
    }
    getAllResponseHeaders(): string {
      return Object.entries(this.#replyHeaders)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')
    }
    abort(): void {
      if (this.#isOver) return
      this.#isOver = true
      this.#giveUp()
      this.onabort?.()
    }
    send(body: BodyInit | null): void {
      if (!page.isAlive) return
      const request = requestOf(this.#path, { method: this.#method, headers: this.#headers, body })
      const once = (work: () => void) => {
        if (this.#isOver) return
        this.#isOver = true
        work()
      }
      this.#giveUp = send(
        page,
        request,
        (reply) => {
          this.upload.onprogress?.({ lengthComputable: true, loaded: request.body.length, total: request.body.length })
          once(() => {
            this.status = reply.status
            this.#replyHeaders = reply.headers
            this.response = exactBuffer(reply.body)
            this.onload?.()
          })
        },
        () => once(() => this.onerror?.()),
      )
    }
  }
}
