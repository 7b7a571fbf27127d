import { connect, createServer, type Server, type Socket } from 'node:net'
import { listen } from './listen.ts'

/** The data that a connection sends before the first acknowledgement: ten segments of 1460 bytes (RFC 6928 §2). */
const INITIAL_WINDOW_BYTES = 14_600
/** The largest window without window scaling (RFC 7323 §2.1). The links that are measured need less. */
const MAX_WINDOW_BYTES = 65_535

export interface LinkSpeed {
  name: string
  /** Round-trip time in milliseconds. */
  rttMs: number
  /** Download speed in kilobits per second, shared by all connections. */
  downKbps: number
}

/**
 * Starts a TCP proxy to `targetPort` with the delay, the bandwidth and the slow start (RFC 5681 §3.1) of a link. Unlike
 * the browser's own throttling, the proxy also slows the service worker. Returns the server, which the caller closes,
 * and the origin to open.
 */
export async function slowLink(targetPort: number, link: LinkSpeed): Promise<{ server: Server; origin: string }> {
  const line = new Line(link.downKbps)
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1')
    const destroyBoth = () => {
      client.destroy()
      target.destroy()
    }
    for (const socket of [client, target]) {
      socket.setNoDelay()
      socket.on('error', destroyBoth)
    }
    client.on('close', destroyBoth)
    upload(client, target, link.rttMs)
    download(target, client, line, link.rttMs)
  })
  return { server, origin: `http://127.0.0.1:${await listen(server)}` }
}

/** Passes on data from the client. The first data also wait a whole round trip, as for the handshake of TCP. */
function upload(client: Socket, target: Socket, rttMs: number): void {
  let handshakeMs = rttMs
  client.on('data', (chunk) => {
    whileOpen(client, handshakeMs + rttMs / 2, () => target.write(chunk))
    handshakeMs = 0
  })
}

/** Passes on data from the target, and takes more from it only when everything that it has given is on its way. */
function download(target: Socket, client: Socket, line: Line, rttMs: number): void {
  const window = new SlowStart(client, line, rttMs, () => target.resume())
  target.on('data', (chunk) => {
    target.pause()
    window.send(chunk)
  })
  // Close the client's side too, but only after the data in flight have arrived.
  target.on('close', () => {
    const closeWhenSent = () => (window.isEmpty ? client.end() : whileOpen(client, rttMs, closeWhenSent))
    closeWhenSent()
  })
}

/** The download direction of a link. All connections share its bandwidth. */
class Line {
  readonly #bytesPerMs: number
  /** When the line will have sent all data that it has taken so far, on the clock of `performance.now`. */
  #freeAt = 0

  constructor(kbps: number) {
    this.#bytesPerMs = kbps / 8
  }

  /** Takes data of this size. Returns the time in milliseconds until the line will have sent them. */
  take(bytes: number): number {
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesPerMs
    return this.#freeAt - now
  }
}

/** The data of one connection. They wait until the window has room, which grows with each acknowledgement. */
class SlowStart {
  readonly #client: Socket
  readonly #line: Line
  readonly #rttMs: number
  readonly #onAllSent: () => void
  /** Data that wait until the window has room. */
  readonly #waiting: Buffer[] = []
  /** Data on their way to the client. They arrive in this order, even if their timers do not fire in order. */
  readonly #inFlight: Buffer[] = []
  #windowBytes = INITIAL_WINDOW_BYTES
  #unacknowledgedBytes = 0

  /** `onAllSent` is called when no data wait for room in the window any more. */
  constructor(client: Socket, line: Line, rttMs: number, onAllSent: () => void) {
    this.#client = client
    this.#line = line
    this.#rttMs = rttMs
    this.#onAllSent = onAllSent
  }

  /** True if all data have arrived. */
  get isEmpty(): boolean {
    return this.#waiting.length + this.#inFlight.length === 0
  }

  send(chunk: Buffer): void {
    this.#waiting.push(chunk)
    this.#fillWindow()
  }

  #fillWindow(): void {
    let room = this.#windowBytes - this.#unacknowledgedBytes
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const sent = next.subarray(0, room)
      if (sent.length < next.length) this.#waiting.unshift(next.subarray(sent.length))
      if (sent.length === 0) return
      room -= sent.length
      this.#transmit(sent)
    }
    this.#onAllSent()
  }

  /** Data arrive half a round trip after the line has sent them. Their acknowledgement needs the other half. */
  #transmit(data: Buffer): void {
    const sentAfterMs = this.#line.take(data.length)
    this.#inFlight.push(data)
    this.#unacknowledgedBytes += data.length
    whileOpen(this.#client, sentAfterMs + this.#rttMs / 2, () => this.#client.write(this.#inFlight.shift() ?? ''))
    whileOpen(this.#client, sentAfterMs + this.#rttMs, () => {
      this.#unacknowledgedBytes -= data.length
      this.#windowBytes = Math.min(this.#windowBytes + data.length, MAX_WINDOW_BYTES)
      this.#fillWindow()
    })
  }
}

/** Runs `action` after `ms`, unless the client has closed its connection by then. */
function whileOpen(client: Socket, ms: number, action: () => void): void {
  setTimeout(() => {
    if (!client.destroyed) action()
  }, ms)
}
