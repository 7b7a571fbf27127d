import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from './env.ts'

/** The longest time for receiving a request's headers. Slow clients must not hold connections for ever. */
const HEADERS_TIMEOUT_MS = 15_000
/**
 * The longest time for receiving a whole request: enough for a resume of 5 MiB at 50 kbit/s, a weak mobile connection,
 * which takes 14 minutes. Pages of the site give up earlier, after 13 minutes (`sendTimeoutMs` in
 * `client/device/sending/send-record.ts`).
 */
const REQUEST_TIMEOUT_MS = 15 * 60_000
/** A connection on which a request is running is closed when no byte passes for this time. */
const IDLE_TIMEOUT_MS = 60_000
/**
 * An idle connection is kept open for this time, which is longer than the usual 60 s of proxies. Otherwise a proxy may
 * reuse a connection that the relay is just closing.
 */
const KEEP_ALIVE_TIMEOUT_MS = 65_000
/**
 * When the relay stops, it waits at most this long for running requests. New visitors wait in the proxy meanwhile
 * (deploy/Caddyfile).
 */
const REQUESTS_STOP_TIMEOUT_MS = 8000

/** Creates a server, not yet listening, that bounds how long a request and a connection may last. */
export function createHttpServer(app: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: HEADERS_TIMEOUT_MS / 3,
    },
    app,
  )
  return server.setTimeout(IDLE_TIMEOUT_MS)
}

/** Resolves when the server accepts connections. Rejects when it cannot, for example because the port is taken. */
export function listen(server: Server, { host, port }: Pick<Env, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

/** Returns the URL at which people on this machine reach the server. */
export function localUrl(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(address)) return `http://localhost:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/**
 * Stops accepting connections. Resolves when the running requests are answered. After `REQUESTS_STOP_TIMEOUT_MS` the
 * requests that still run are cut off. Idle connections are closed again and again, because a connection becomes idle
 * when its request is answered.
 */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(REQUESTS_STOP_TIMEOUT_MS, undefined, { ref: false })])
  clearInterval(idle)
  server.closeAllConnections()
}
