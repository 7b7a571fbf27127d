import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createUploadSlots, SLOTS, SLOTS_PER_CLIENT } from './upload-slots.ts'

const MINUTE_MS = 60_000

function world() {
  let time = 0
  const slots = createUploadSlots(() => time)
  /** The requests that have taken a slot, each with its speed. */
  const requests: {
    socket: { bytesRead: number }
    complete: boolean
    destroyed: boolean
    destroy: () => void
    bytesPerSecond: number
  }[] = []
  return {
    slots,
    requests,
    enter(client: string, bytesPerSecond: number): boolean {
      const request = {
        socket: { bytesRead: 0 },
        complete: false,
        destroyed: false,
        bytesPerSecond,
        destroy() {
          request.destroyed = true
        },
      }
      try {
        slots.take(request as unknown as IncomingMessage, client)
      } catch (error) {
        expect(error).toMatchObject({ code: 'unavailable', retryAfterSeconds: expect.any(Number) })
        return false
      }
      requests.push(request)
      return true
    },
    pass(ms: number) {
      time += ms
      for (const { socket, bytesPerSecond } of requests) socket.bytesRead += (bytesPerSecond * ms) / 1000
    },
    ended: () => requests.filter(({ destroyed }) => destroyed),
  }
}

const fill = (count: number, enter: (index: number) => boolean) =>
  Array.from({ length: count }, (_, index) => enter(index)).every(Boolean)

test('a client that uses up its own slots leaves slots for others', () => {
  const { enter } = world()
  expect(fill(SLOTS_PER_CLIENT, () => enter('hostile', 0))).toBe(true)
  expect(enter('hostile', 0)).toBe(false)
  expect(enter('other', 10_000)).toBe(true)
})

test('a slow upload keeps its slot while slots are free', () => {
  const { enter, pass, ended } = world()
  enter('lift', 100)
  pass(10 * MINUTE_MS)
  expect(enter('other', 10_000)).toBe(true)
  expect(ended()).toEqual([])
})

test('without free slots the slowest upload is ended, one for each new one', () => {
  const { enter, pass, ended } = world()
  fill(SLOTS, (index) => enter(`client ${index % 100}`, index === 7 ? 1 : 100))
  expect(enter('new', 10_000)).toBe(false)
  pass(MINUTE_MS)
  expect(enter('new', 10_000)).toBe(true)
  expect(ended().map(({ bytesPerSecond }) => bytesPerSecond)).toEqual([1])
})

test('an upload that has arrived and waits to be processed is never ended', () => {
  const { enter, pass, ended, requests } = world()
  fill(SLOTS_PER_CLIENT, () => enter('fair', 1))
  for (const request of requests) request.complete = true
  pass(10 * MINUTE_MS)
  expect(enter('fair', 6000)).toBe(false)
  expect(ended()).toEqual([])
})

test('an upload that makes progress is never ended', () => {
  const { enter, pass, ended } = world()
  fill(SLOTS_PER_CLIENT, () => enter('fair', 6000))
  pass(10 * MINUTE_MS)
  expect(enter('fair', 6000)).toBe(false)
  expect(ended()).toEqual([])
})

test('a released slot is free again', () => {
  const { slots } = world()
  const request = { socket: { bytesRead: 0 } } as IncomingMessage
  for (let time = 0; time < 2 * SLOTS; time++) {
    expect(() => slots.take(request, 'client')).not.toThrow()
    slots.release(request)
  }
})
