import { connect, createServer, type Server } from 'node:net'
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
  const bytesPerMs = link.downKbps / 8
  /** When the link will have sent all data that it has taken so far, on the clock of `performance.now`. */
  let lineFreeAt = 0
  const server = createServer((client) => {
    const later = (afterMs: number, action: () => void) =>
      setTimeout(() => {
        if (!client.destroyed) action()
      }, afterMs)
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
    // Data need half a round trip in each direction. The first data of a connection also wait a whole round trip, as
    // for the handshake of TCP.
    let handshakeMs = link.rttMs
    client.on('data', (chunk) => {
      later(handshakeMs + link.rttMs / 2, () => target.write(chunk))
      handshakeMs = 0
    })

    /** Data from the target that wait until the window has room. */
    const waiting: Buffer[] = []
    /** Data on their way to the client. They arrive in this order, even if their timers do not fire in order. */
    const inFlight: Buffer[] = []
    let windowBytes = INITIAL_WINDOW_BYTES
    let unacknowledgedBytes = 0
    const sendWaiting = () => {
      let room = windowBytes - unacknowledgedBytes
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const sent = next.subarray(0, room)
        if (sent.length < next.length) waiting.unshift(next.subarray(sent.length))
        if (sent.length === 0) return
        room -= sent.length
        send(sent)
      }
      // Take more from the target only when everything that it has given is on its way.
      target.resume()
    }
    const send = (data: Buffer) => {
      const now = performance.now()
      lineFreeAt = Math.max(now, lineFreeAt) + data.length / bytesPerMs
      inFlight.push(data)
      unacknowledgedBytes += data.length
      later(lineFreeAt - now + link.rttMs / 2, () => client.write(inFlight.shift() ?? ''))
      later(lineFreeAt - now + link.rttMs, () => {
        unacknowledgedBytes -= data.length
        windowBytes = Math.min(windowBytes + data.length, MAX_WINDOW_BYTES)
        sendWaiting()
      })
    }
    target.on('data', (chunk) => {
      target.pause()
      waiting.push(chunk)
      sendWaiting()
    })
    // Close the client's side too, but only after the data in flight have arrived.
    target.on('close', () => {
      const closeWhenSent = () => {
        if (waiting.length + inFlight.length > 0) later(link.rttMs, closeWhenSent)
        else client.end()
      }
      closeWhenSent()
    })
  })
  return { server, origin: `http://127.0.0.1:${await listen(server)}` }
}
