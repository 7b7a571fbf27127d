import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { collectBuffersEarly } from './collect-buffers.ts'

const MIB = 2 ** 20

/**
 * Sends `count` MiB at the speed of a fast connection to a server that discards them. Returns the largest number of
 * bytes that were in buffers at one time.
 */
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

test('buffers that have passed through the relay do not pile up', async () => {
  onTestFinished(collectBuffersEarly())
  const before = process.memoryUsage().arrayBuffers
  expect((await mostBufferedOf(100)) - before).toBeLessThan(30 * MIB)
})
