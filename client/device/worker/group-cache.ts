/** The groups on the device: one entry of one cache each, under their own addresses, which name their content. */
import { contentType } from '#contract/content-type.ts'
import type { Group } from '#contract/group.ts'
import { SITE_CACHE } from './cache-names.ts'

/** What Workbox kept file by file for versions before groups; their open tabs may still want something of it. */
const FORMER_CACHES = /^workbox-precache/
/** The entry with the lists of groups of the builds that were in use, the oldest first. */
const BUILDS_URL = '/groups/builds.json'
/** The entry that tells when the device was found full. */
const FULL_URL = '/groups/full.json'
/** Whoever has a page of one of them open still gets its scripts, and going back to one costs nothing. */
const EARLIER_BUILDS = 2
/** In the header of an entry: its files, so that it can be read when no worker's manifest knows it any more. */
const FILES_HEADER = 'Group-Files'

/** Headers that guard a page wherever it comes from; the relay sends them with a group as with every page. */
const GUARD =
  /^(content-security-policy|cross-origin-|origin-agent-cluster|permissions-policy|referrer-policy|strict-transport-security|x-)/

const open = () => caches.open(SITE_CACHE)

/** The addresses of all groups that are there, whichever build they are of. */
export async function storedGroups(): Promise<Set<string>> {
  const keys = await (await open()).keys()
  return new Set(keys.map(({ url }) => new URL(url).pathname))
}

/** Keeps a group. Rejects with a `QuotaExceededError` where there is no room. `headers` are those it was sent with. */
export async function storeGroup(group: Group, content: Uint8Array<ArrayBuffer>, headers: Headers): Promise<void> {
  const guards = [...headers].filter(([name]) => GUARD.test(name))
  const entry = new Response(content, { headers: [...guards, [FILES_HEADER, JSON.stringify(group.files)]] })
  await (await open()).put(group.url, entry)
}

/** A file of a group, with the headers of the group; undefined where the group is not there. */
export async function fileOf(group: Group, path: string): Promise<Response | undefined> {
  const entry = await (await open()).match(group.url)
  return entry && takeOut(entry, group.files, path)
}

/** A file of any build that is still kept, those before groups included. */
export async function fileOfEarlierBuild(path: string): Promise<Response | undefined> {
  for (const entry of await (await open()).matchAll()) {
    const files: Group['files'] = JSON.parse(entry.headers.get(FILES_HEADER) ?? '[]')
    const file = await takeOut(entry, files, path)
    if (file) return file
  }
  return caches.match(path)
}

async function takeOut(entry: Response, files: Group['files'], path: string): Promise<Response | undefined> {
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
 * Notes for later workers that the device had no room at `time`. Where there is none even for the note, what is `dispensable` makes
 * way, one after the other: the room may be gone again, to the outbox's database, say.
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

/** When the device had no room by the last note, in milliseconds since the epoch; where there is none, before all time. */
export async function notedFull(): Promise<number> {
  const note = await (await open()).match(FULL_URL)
  return note ? note.json() : Number.NEGATIVE_INFINITY
}

async function builds(): Promise<string[][]> {
  const entry = await (await open()).match(BUILDS_URL)
  return entry ? entry.json() : []
}

/** The groups of the build that was in use last; none on a first visit. */
export async function groupsOfLastBuild(): Promise<string[]> {
  return (await builds()).at(-1) ?? []
}

/** Notes that the build of `urls` is in use now, and deletes what neither it nor the two before it have. */
export async function keepBuild(urls: string[]): Promise<void> {
  const known = await builds()
  const others = known.filter((one) => one.join() !== urls.join()).slice(-EARLIER_BUILDS)
  await (await open()).put(BUILDS_URL, new Response(JSON.stringify([...others, urls])))
  await deleteAllBut([...others.flat(), ...urls])
  if (others.length > 0) await deleteFormerCaches()
}

/** Deletes what only earlier builds have, but not what the one in use or that of `urls` needs. */
export async function makeRoom(urls: string[]): Promise<void> {
  await deleteAllBut([...(await groupsOfLastBuild()), ...urls])
  await deleteFormerCaches()
}

async function deleteAllBut(urls: string[]): Promise<void> {
  const cache = await open()
  const unwanted = [...(await storedGroups())].filter(
    (url) => url !== BUILDS_URL && url !== FULL_URL && !urls.includes(url),
  )
  await Promise.all(unwanted.map((url) => cache.delete(url)))
}

async function deleteFormerCaches(): Promise<void> {
  const former = (await caches.keys()).filter((name) => FORMER_CACHES.test(name))
  await Promise.all(former.map((name) => caches.delete(name)))
}
