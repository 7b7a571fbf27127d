import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach, expect, test, vi } from 'vitest'
import { createDiskSpace, type DiskSpace } from './disk-space.ts'
import type { Store } from './store.ts'

const MIB = 2 ** 20
const LARGEST = 5 * MIB

/** Makes `statfs` report `bytes` of free space. */
function free(bytes: number): void {
  vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: bytes / 4096, bsize: 4096 } as never)
  syncBuiltinESMExports()
}

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const sqlite = (): DiskSpace => createDiskSpace({ folder: '/data' } as Store, '/data')

test.each([
  [100, true, true],
  [30, true, false],
  [10, false, false],
])('with %i MiB left an enquiry is taken: %s, an application: %s', async (mebibytes, enquiry, application) => {
  free(mebibytes * MIB)
  expect(await sqlite().hasRoomFor('contact', 0)).toBe(enquiry)
  expect(await sqlite().hasRoomFor('application', LARGEST)).toBe(application)
})

test('reserved space counts as used until it is released', async () => {
  free(50 * MIB)
  const space = sqlite()
  const release = await space.reserve('application', LARGEST)
  const second = await space.reserve('application', LARGEST)
  expect(second).toBeDefined()
  expect(await space.reserve('application', LARGEST)).toBeUndefined()
  expect(await space.hasRoomFor('contact', 0)).toBe(true)
  release?.()
  expect(await space.reserve('application', LARGEST)).toBeDefined()
})

test('the disk is asked once for many submissions at the same moment', async () => {
  free(100 * MIB)
  const space = sqlite()
  await Promise.all(Array.from({ length: 50 }, () => space.hasRoomFor('contact', 0)))
  expect(fs.statfs).toHaveBeenCalledTimes(1)
})

test('with PostgreSQL only the disk of the upload folder is checked, for applications', async () => {
  free(0)
  const space = createDiskSpace({} as Store, '/data')
  expect(await space.hasRoomFor('contact', 0)).toBe(true)
  expect(await space.hasRoomFor('application', 1)).toBe(false)
})
