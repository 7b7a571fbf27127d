import { connect, createServer, type Server } from 'node:net'
import { listen } from './listen.ts'

export interface LinkSpeed {
  name: string
  /** Round-trip time in milliseconds. */
  rttMs: number
  /** Download speed in kilobits per second, shared by all connections. */
  downKbps: number
}

/**
 * Starts a TCP proxy to `targetPort` with the delay and the bandwidth of a link. Unlike the browser's own throttling,
 * the proxy also slows the service worker. Returns the server, which the caller closes, and the origin to open.
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
      // Close the other side too, but only after the bytes in flight have arrived.
      socket.on('close', () => later(Math.max(0, lineFreeAt - performance.now()) + link.rttMs, destroyBoth))
    }
    // Data need half a round trip in each direction. The first data of a connection also wait a whole round trip, as
    // for the handshake of TCP.
    let handshakeMs = link.rttMs
    client.on('data', (chunk) => {
      later(handshakeMs + link.rttMs / 2, () => target.write(chunk))
      handshakeMs = 0
    })
    target.on('data', (chunk) => {
      const now = performance.now()
      lineFreeAt = Math.max(now, lineFreeAt) + chunk.length / bytesPerMs
      // Take no more from the target until the link has sent these data.
      target.pause()
      setTimeout(() => target.resume(), Math.max(0, lineFreeAt - now))
      later(lineFreeAt - now + link.rttMs / 2, () => client.write(chunk))
    })
  })
  return { server, origin: `http://127.0.0.1:${await listen(server)}` }
}
