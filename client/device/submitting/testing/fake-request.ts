/**
 * A fake XMLHttpRequest, which Node lacks. The test decides when the upload progresses and what is replied, by calling
 * `progress` and `reply`.
 */
export class FakeRequest {
  /** All requests that were sent. */
  static sent: FakeRequest[] = []
  static #waiting: (() => void)[] = []
  /** If true, each request fails at once. */
  static isOffline = false

  responseType = ''
  responseURL = ''
  response: unknown = null
  status = 0
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void; onload?: () => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  body = new FormData()
  aborted = false
  method = ''
  url = ''
  readonly headers = new Headers()
  #replyHeaders = ''

  /** Resolves with the request at index `place`, by default the first one, as soon as that request has been sent. */
  static async started(place = 0): Promise<FakeRequest> {
    while (FakeRequest.sent.length <= place)
      await new Promise<void>((resolve) => {
        FakeRequest.#waiting.push(resolve)
      })
    return FakeRequest.sent[place] as FakeRequest
  }

  open(method: string, path: string): void {
    this.method = method
    this.url = this.responseURL = new URL(path, location.href).href
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  getAllResponseHeaders(): string {
    return this.#replyHeaders
  }

  send(body: FormData): void {
    this.body = body
    if (FakeRequest.isOffline) {
      queueMicrotask(() => this.onerror?.())
      return
    }
    FakeRequest.sent.push(this)
    for (const look of FakeRequest.#waiting.splice(0)) look()
  }

  abort(): void {
    this.aborted = true
    this.onabort?.()
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ lengthComputable: total > 0, loaded, total })
    if (total > 0 && loaded === total) this.upload.onload?.()
  }

  /** Delivers the reply. After a redirect, `address` differs from the address of the request. */
  async reply(reply: Response, address = this.url): Promise<void> {
    this.status = reply.status
    this.response = await reply.arrayBuffer()
    this.responseURL = address
    this.#replyHeaders = [...reply.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    this.onload?.()
  }
}
