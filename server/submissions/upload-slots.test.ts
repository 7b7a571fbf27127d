import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createPlaces, PLACES, PLACES_PER_CLIENT } from './upload-slots.ts'

const MINUTE_MS = 60_000

function world() {
  let time = 0
  const places = createPlaces(() => time)
  /** Requests that have taken a place, each with the number of bytes that arrive in a second. */
  const requests: { socket: { bytesRead: number }; destroyed: boolean; destroy: () => void; bytesPerSecond: number }[] =
    []
  return {
    places,
    requests,
    enter(client: string, bytesPerSecond: number): boolean {
      const request = {
        socket: { bytesRead: 0 },
        destroyed: false,
        bytesPerSecond,
        destroy() {
          request.destroyed = true
        },
      }
      const isIn = places.take(request as unknown as IncomingMessage, client)
      if (isIn) requests.push(request)
      return isIn
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

test('who holds as many places as one client may keeps no place from others', () => {
  const { enter } = world()
  expect(fill(PLACES_PER_CLIENT, () => enter('hostile', 0))).toBe(true)
  expect(enter('hostile', 0)).toBe(false)
  expect(enter('other', 10_000)).toBe(true)
})

test('a slow line keeps its place while nobody needs it', () => {
  const { enter, pass, ended } = world()
  enter('lift', 100)
  pass(10 * MINUTE_MS)
  expect(enter('other', 10_000)).toBe(true)
  expect(ended()).toEqual([])
})

test('where places are short the slowest line gives its place up, one for one', () => {
  const { enter, pass, ended } = world()
  fill(PLACES, (index) => enter(`client ${index % 100}`, index === 7 ? 1 : 100))
  expect(enter('new', 10_000)).toBe(false)
  pass(MINUTE_MS)
  expect(enter('new', 10_000)).toBe(true)
  expect(ended().map(({ bytesPerSecond }) => bytesPerSecond)).toEqual([1])
})

test('lines that get on are never ended', () => {
  const { enter, pass, ended } = world()
  fill(PLACES_PER_CLIENT, () => enter('fair', 6000))
  pass(10 * MINUTE_MS)
  expect(enter('fair', 6000)).toBe(false)
  expect(ended()).toEqual([])
})

test('a place that was left is free', () => {
  const { places } = world()
  const request = { socket: { bytesRead: 0 } } as IncomingMessage
  for (let time = 0; time < 2 * PLACES; time++) {
    expect(places.take(request, 'client')).toBe(true)
    places.leave(request)
  }
})
