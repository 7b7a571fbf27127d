import { storageEstimate } from '#client/device/outbox/storage-room.ts'
import type { Group } from '#contract/group.ts'
import { FILM_CACHE } from './cache-names.ts'
import { fetchGroup } from './fetch-group.ts'
import { makeRoom, storeGroup } from './group-cache.ts'

/** Enough for the next to be on its way while one is stored; of more, the first would come later. */
const PARALLEL = 4

/** True for what a device without room throws. */
export function isFull(error: unknown): boolean {
  return (error as Error | undefined)?.name === 'QuotaExceededError'
}

interface DownloadOptions {
  /** The addresses of all groups of this version, which stay. */
  build: string[]
  /** What a group has to leave free on the device, for what visitors send. */
  reserveBytes: (group: Group) => number
  onStored: (group: Group) => void
}

/**
 * Fetches groups, in their order, and keeps them. What failed is left out; rejects with the first failure when all others are there, but where the device is full
 * at once: nothing is fetched that there is no room for.
 */
export async function download(groups: Group[], { build, reserveBytes, onStored }: DownloadOptions): Promise<void> {
  const waiting = [...groups]
  const failures: unknown[] = []
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      try {
        await downloadOne(group, build, reserveBytes(group))
        onStored(group)
      } catch (error) {
        failures.push(error)
        if (isFull(error)) waiting.length = 0
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  if (failures.length > 0) throw failures.find(isFull) ?? failures[0]
}

async function downloadOne(group: Group, build: string[], reserveBytes: number): Promise<void> {
  if (!(await hasRoomFor(group, reserveBytes))) {
    await makeMoreRoom(build)
    if (!(await hasRoomFor(group, reserveBytes))) throw new DOMException('No room for the site', 'QuotaExceededError')
  }
  const { content, headers } = await fetchGroup(group)
  try {
    await storeGroup(group, content, headers)
  } catch (error) {
    if (!isFull(error)) throw error
    await makeMoreRoom(build)
    await storeGroup(group, content, headers)
  }
}

/** The film goes first: every page is whole without it. */
async function makeMoreRoom(build: string[]): Promise<void> {
  await caches.delete(FILM_CACHE)
  await makeRoom(build)
}

/** Where the browser tells the truth; Chromium tells ten gigabytes more than are in use, and only a write finds out. */
async function hasRoomFor({ files }: Group, reserveBytes: number): Promise<boolean> {
  const { quota, usage } = await storageEstimate()
  const length = files.reduce((sum, [, bytes]) => sum + bytes, 0)
  return quota === undefined || usage === undefined || quota - usage > length + reserveBytes
}
