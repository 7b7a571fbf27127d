import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { createRoom, type Room } from './room.ts'
import type { Store } from './store.ts'

const MIB = 2 ** 20
const LARGEST = 5 * MIB

/** A disk with so much left. */
function free(bytes: number): void {
  vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: bytes / 4096, bsize: 4096 } as never)
  syncBuiltinESMExports()
}

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const sqlite = (): Room => createRoom({ folder: '/data' } as Store, '/data')

test.each([
  [100, true, true],
  [30, true, false],
  [10, false, false],
])('with %i MiB left an enquiry is taken: %s, an application: %s', async (mebibytes, enquiry, application) => {
  free(mebibytes * MIB)
  expect(await sqlite().isFor('contact', 0)).toBe(enquiry)
  expect(await sqlite().isFor('application', LARGEST)).toBe(application)
})

test('files on their way in count as there until they have gone', async () => {
  free(50 * MIB)
  const room = sqlite()
  const leave = await room.reserve('application', LARGEST)
  const second = await room.reserve('application', LARGEST)
  expect(second).toBeDefined()
  expect(await room.reserve('application', LARGEST)).toBeUndefined()
  expect(await room.isFor('contact', 0)).toBe(true)
  leave?.()
  expect(await room.reserve('application', LARGEST)).toBeDefined()
})

test('however many come at one moment, the disk is asked once', async () => {
  free(100 * MIB)
  const room = sqlite()
  await Promise.all(Array.from({ length: 50 }, () => room.isFor('contact', 0)))
  expect(fs.statfs).toHaveBeenCalledTimes(1)
})

test('with PostgreSQL only the disk that files come in on is looked at', async () => {
  free(0)
  const room = createRoom({} as Store, '/data')
  expect(await room.isFor('contact', 0)).toBe(true)
  expect(await room.isFor('application', 1)).toBe(false)
})
