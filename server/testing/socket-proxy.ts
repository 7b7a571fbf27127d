import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

export interface SocketProxy {
  /** Folder of the proxy's socket. The socket has the same name as the server's. */
  folder: string
  /** Breaks all connections. */
  cut: () => void
  /**
   * Stops passing data on but keeps connections open, like a firewall that drops idle connections without a message.
   */
  stall: () => void
  stop: () => Promise<void>
}

/**
 * Starts a proxy to the server at the Unix socket `serverPath`. `scripts/chaos.ts` uses this file outside of tests, so
 * the file must not import vitest.
 */
export async function startSocketProxy(serverPath: string): Promise<SocketProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'lat-proxy-'))
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(serverPath)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }).listen(join(folder, basename(serverPath)))
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    folder,
    cut,
    stall() {
      for (const socket of open) socket.unpipe().removeAllListeners('data').pause()
    },
    async stop() {
      cut()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
