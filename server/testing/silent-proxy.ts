import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface SilentProxy {
  /** Open connections stay open but pass nothing on, as after a firewall has forgotten them. */
  forgetConnections: () => void
}

/** A proxy from the Unix socket `path` to `serverPath`, closed when the test is over. */
export async function startSilentProxy(path: string, serverPath: string): Promise<SilentProxy> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(serverPath)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
    }
    client.pipe(upstream)
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(path, resolve))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return {
    forgetConnections() {
      for (const socket of open) socket.unpipe().removeAllListeners('data').pause()
    },
  }
}
