import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { collectBuffersEarly } from './collect-buffers.ts'

const MIB = 2 ** 20

/** Sends `count` MiB, hardly faster than lines are, to a socket that throws them away; the most bytes of buffers that there were meanwhile. */
async function mostBufferedOf(count: number): Promise<number> {
  let most = 0
  const server = createServer((socket) => {
    socket.on('data', () => {
      most = Math.max(most, process.memoryUsage().arrayBuffers)
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const piece = Buffer.alloc(MIB)
  for (let sent = 0; sent < count; sent++) {
    client.write(piece)
    await sleep(8)
  }
  client.end()
  await once(client, 'close')
  return most
}

test('what has passed through does not gather', async () => {
  onTestFinished(collectBuffersEarly())
  const before = process.memoryUsage().arrayBuffers
  expect((await mostBufferedOf(100)) - before).toBeLessThan(30 * MIB)
})
