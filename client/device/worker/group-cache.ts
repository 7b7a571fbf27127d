/**
 * Stores the site's files on the device in groups: archives of files that change together (`contract/group.ts`). Cache
 * Storage has one entry for each group, under the group's address, which contains the digest of its content. The same
 * cache also has two notes: one says which builds were in use, the other when the device was full.
 */
import { contentType } from '#contract/content-type.ts'
import type { Group } from '#contract/group.ts'

const SITE_CACHE = 'site'
/**
 * The film has a cache of its own, so that an update, which deletes the groups of old builds, keeps the film. The site
 * counts as ready for offline use even if the film is missing.
 */
export const FILM_CACHE = 'film'
/**
 * Names of the caches that earlier versions of the site used. Those versions had no groups and stored each file by
 * itself. Tabs that still run such a version may need these caches.
 */
const FORMER_CACHES = /^workbox-precache/
/**
 * Address of the cache entry that lists the groups of the build in use and of the builds before it
 * (`EARLIER_BUILDS_KEPT`), the oldest build first.
 */
const BUILDS_URL = '/groups/builds.json'
/** Address of the cache entry with the time at which the device was last found full. */
const FULL_URL = '/groups/full.json'
/** The cache entries that are not groups. */
const NOTES = [BUILDS_URL, FULL_URL]
/**
 * Number of earlier builds whose files stay on the device, because open tabs may still run them. After a rollback of
 * the site to one of these builds, nothing has to be fetched.
 */
const EARLIER_BUILDS_KEPT = 2
/**
 * Header of a stored group that lists the files in it. The worker of a later build needs this list, because its
 * manifest does not contain the groups of earlier builds.
 */
const FILES_HEADER = 'Group-Files'

/**
 * The security headers of a group's response. They are stored with the group, because a page that comes from the device
 * needs the same protection as a page that comes from the relay.
 */
const SECURITY_HEADERS =
  /^(content-security-policy|cross-origin-|origin-agent-cluster|permissions-policy|referrer-policy|strict-transport-security|x-)/

const open = () => caches.open(SITE_CACHE)

/** Resolves with the addresses of all groups on the device, of any build. */
export async function storedGroups(): Promise<Set<string>> {
  const keys = await (await open()).keys()
  return new Set(keys.map(({ url }) => new URL(url).pathname).filter((url) => !NOTES.includes(url)))
}

/**
 * Stores a group with the security headers of its response. Rejects with a `QuotaExceededError` if the device has no
 * room for it.
 */
export async function storeGroup(group: Group, content: Uint8Array<ArrayBuffer>, headers: Headers): Promise<void> {
  const kept = [...headers].filter(([name]) => SECURITY_HEADERS.test(name))
  const entry = new Response(content, { headers: [...kept, [FILES_HEADER, JSON.stringify(group.files)]] })
  await (await open()).put(group.url, entry)
}

/** Reads a file out of a stored group; undefined if the group is not on the device or cannot be read (`ifReadable`). */
export function fileOf(group: Group, path: string): Promise<Response | undefined> {
  return ifReadable(async () => {
    const entry = await (await open()).match(group.url)
    return entry && extractFile(entry, group.files, path)
  })
}

/**
 * Reads a file of any build that is still on the device, also of earlier versions of the site that stored each file by
 * itself; undefined if no build on the device contains the file, or if it cannot be read (`ifReadable`).
 */
export function fileOfEarlierBuild(path: string): Promise<Response | undefined> {
  return ifReadable(async () => {
    for (const entry of await (await open()).matchAll()) {
      const files: Group['files'] = JSON.parse(entry.headers.get(FILES_HEADER) ?? '[]')
      const file = await extractFile(entry, files, path)
      if (file) return file
    }
    return caches.match(path)
  })
}

/**
 * Resolves as `read()` does, or with undefined if it fails: Safari may report an internal error of Cache Storage, and
 * after a crash an entry may have lost its body. The file then comes from the network. Without this the site could not
 * be opened on this device, although the network is there.
 */
async function ifReadable(read: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await read()
  } catch {
    return undefined
  }
}

/** Returns the file at `path` from the stored group `entry`, which consists of `files`; undefined if it has none. */
async function extractFile(entry: Response, files: Group['files'], path: string): Promise<Response | undefined> {
  let start = 0
  for (const [file, length] of files) {
    if (file === path) {
      const headers = new Headers(entry.headers)
      headers.delete(FILES_HEADER)
      headers.set('Content-Type', contentType(path))
      return new Response(new Uint8Array(await entry.arrayBuffer(), start, length), { headers })
    }
    start += length
  }
  return undefined
}

/**
 * Stores for later workers that the device was full at `time`. If there is no room even for this note, deletes one
 * `dispensable` group after the other until the note fits. Deleting one group may not be enough, because something
 * else, such as the outbox's database, may take the freed room at once.
 */
export async function noteFull(time: number, dispensable: Group[]): Promise<void> {
  const cache = await open()
  const note = () =>
    cache.put(FULL_URL, new Response(JSON.stringify(time))).then(
      () => true,
      () => false,
    )
  for (const { url } of dispensable) {
    if (await note()) return
    await cache.delete(url)
  }
  await note()
}

/**
 * Resolves with the time at which the device was last found full (`noteFull`), in milliseconds since the epoch; minus
 * infinity if the device was never full.
 */
export async function lastFullTime(): Promise<number> {
  const note = await (await open()).match(FULL_URL)
  return note ? note.json() : Number.NEGATIVE_INFINITY
}

/** Resolves with the addresses of the groups of each build that is listed at `BUILDS_URL`, the oldest build first. */
async function notedBuilds(): Promise<string[][]> {
  const entry = await (await open()).match(BUILDS_URL)
  return entry ? entry.json() : []
}

/** Resolves with the addresses of the groups of the build that was in use last; empty on a first visit. */
export async function groupsOfLastBuild(): Promise<string[]> {
  return (await notedBuilds()).at(-1) ?? []
}

/**
 * Stores that the build with these groups is in use now. Deletes the groups that belong neither to this build nor to
 * the two builds that were in use before it. Keeps `FORMER_CACHES` as long as no other build with groups was in use
 * before, because open tabs may still run a version that needs these caches; then deletes them.
 */
export async function noteBuildInUse(urls: string[]): Promise<void> {
  const known = await notedBuilds()
  const others = known.filter((build) => build.join() !== urls.join()).slice(-EARLIER_BUILDS_KEPT)
  await (await open()).put(BUILDS_URL, new Response(JSON.stringify([...others, urls])))
  await deleteAllBut([...others.flat(), ...urls])
  if (others.length > 0) await deleteFormerCaches()
}

/**
 * Makes room on the device. Deletes the film (every page works without it), `FORMER_CACHES`, and all groups except
 * `urls` and the groups of the build in use.
 */
export async function makeRoom(urls: string[]): Promise<void> {
  await caches.delete(FILM_CACHE)
  await deleteAllBut([...(await groupsOfLastBuild()), ...urls])
  await deleteFormerCaches()
}

/** Deletes all groups except those at these addresses. */
async function deleteAllBut(urls: string[]): Promise<void> {
  const cache = await open()
  const unwanted = [...(await storedGroups())].filter((url) => !urls.includes(url))
  await Promise.all(unwanted.map((url) => cache.delete(url)))
}

/** Deletes `FORMER_CACHES`. */
async function deleteFormerCaches(): Promise<void> {
  const former = (await caches.keys()).filter((name) => FORMER_CACHES.test(name))
  await Promise.all(former.map((name) => caches.delete(name)))
}
