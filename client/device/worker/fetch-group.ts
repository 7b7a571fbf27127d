import { startInactivityTimeout } from '#client/device/inactivity-timeout.ts'
import { sha256 } from '#client/device/sha256.ts'
import { type Group, parseGroupUrl } from '#contract/group.ts'

/**
 * A request that receives nothing for this time is given up, so that the page can try again. A limit for the whole
 * request would end every download on a slow line.
 */
const INACTIVITY_TIMEOUT_MS = 60_000

interface Fetched {
  content: Uint8Array<ArrayBuffer>
  headers: Headers
}

/**
 * Fetches a group (an archive of the site's files). If the group cannot be fetched, fetches its files one by one and
 * joins them. The content always has the digest that the group's address contains, so a captive portal's page or a
 * damaged file is never returned. Rejects if fetching the files fails, too. Rejects without trying the files if a
 * captive portal answers with a page, or if nothing arrives for `INACTIVITY_TIMEOUT_MS`.
 */
export async function fetchGroup(group: Group): Promise<Fetched> {
  try {
    return await verified(group, [await fetchFile(group.url)])
  } catch (error) {
    // A captive portal would also answer the requests for the single files with a page, and a silent connection would
    // also keep them waiting. So the files are not requested.
    if (error instanceof ForeignAnswer || (error as Error).name === 'AbortError') throw error
    const files = await Promise.all(group.files.map(([path]) => fetchFile(path)))
    return verified(group, files)
  }
}

class ForeignAnswer extends Error {}

/** Fetches a file. Rejects with an `AbortError` if nothing arrives for `INACTIVITY_TIMEOUT_MS`. */
async function fetchFile(path: string): Promise<Fetched> {
  const controller = new AbortController()
  const inactivity = startInactivityTimeout(INACTIVITY_TIMEOUT_MS)
  void inactivity.expired.then(() => controller.abort())
  try {
    const { signal } = controller
    const response = await fetch(path, { cache: 'no-store', credentials: 'same-origin', signal })
    if (response.headers.get('content-type')?.startsWith('text/html') && !path.endsWith('.html'))
      throw new ForeignAnswer(`${path}: answered with a page`)
    if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
    return { content: await contentOf(response, inactivity.restart), headers: response.headers }
  } finally {
    inactivity.stop()
  }
}

/** Reads a body. Calls `onProgress` for each piece that arrives. */
async function contentOf({ body }: Response, onProgress: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader()
  const pieces: Uint8Array[] = []
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    pieces.push(piece.value)
    onProgress()
  }
  return joined(pieces)
}

/**
 * Returns the content of a group. `parts` contains either the whole group or its files one by one, which are joined.
 * Throws if the digest of the content differs from the digest in the group's address.
 */
async function verified({ url }: Group, parts: Fetched[]): Promise<Fetched> {
  const [first] = parts
  const content = joined(parts.map((part) => part.content))
  const expected = parseGroupUrl(url)?.digest
  if (!first || !expected || !(await sha256(content)).startsWith(expected)) throw new Error(`${url}: damaged`)
  return { content, headers: first.headers }
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let start = 0
  for (const part of parts) {
    whole.set(part, start)
    start += part.length
  }
  return whole
}
