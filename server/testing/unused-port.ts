import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nothing listens on just now, for a process that is to be reached under the same one after it was started anew. */
export async function unusedPort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
