import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a free port, for a process that has to keep its port when it is started again. */
export async function unusedPort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
