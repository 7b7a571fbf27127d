import { freeBytes } from '#client/device/database/storage-room.ts'
import type { Group } from '#contract/group.ts'
import { fetchGroup } from './fetch-group.ts'
import { makeRoom, storeGroup } from './group-cache.ts'

/**
 * Number of groups (archives of the site's files) that are fetched at the same time. Four keep the network busy while
 * one group is being stored. More than four would delay the first group, because all share the connection.
 */
const PARALLEL = 4

/** True for the error that a write throws when the device has no room left. */
export function isQuotaExceeded(error: unknown): boolean {
  return (error as Error | undefined)?.name === 'QuotaExceededError'
}

interface DownloadOptions {
  /** The addresses of all groups of this build. When groups are deleted to make room, these stay. */
  build: string[]
  /** The number of bytes that must stay free on the device after this group is stored. */
  reserveBytes: (group: Group) => number
  onStored: (group: Group) => void
}

/**
 * Fetches groups in the given order and stores them. If a group fails, the others are still fetched and stored, and
 * then this rejects with the first failure. When the device is full, no further group is begun, because none could be
 * stored, and this rejects with the `QuotaExceededError`.
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
        if (isQuotaExceeded(error)) waiting.length = 0
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  if (failures.length > 0) throw failures.find(isQuotaExceeded) ?? failures[0]
}

async function downloadOne(group: Group, build: string[], reserveBytes: number): Promise<void> {
  if (!(await hasRoomFor(group, reserveBytes))) {
    await makeRoom(build)
    if (!(await hasRoomFor(group, reserveBytes))) throw new DOMException('No room for the site', 'QuotaExceededError')
  }
  const { content, headers } = await fetchGroup(group)
  try {
    await storeGroup(group, content, headers)
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error
    await makeRoom(build)
    await storeGroup(group, content, headers)
  }
}

/**
 * True if `reserveBytes` would stay free after the group (an archive of files) is stored, or if the browser does not
 * report the free storage. Chromium always reports that 10 GB are free, so in Chromium only a failing write shows that
 * the device is full.
 */
async function hasRoomFor({ files }: Group, reserveBytes: number): Promise<boolean> {
  const length = files.reduce((sum, [, bytes]) => sum + bytes, 0)
  return (await freeBytes()) > length + reserveBytes
}
