import { sha256 } from '#client/device/outbox/sha256.ts'
import { type Group, parseGroupUrl } from '#contract/group.ts'

export interface FetchedGroup {
  content: Uint8Array<ArrayBuffer>
  headers: Headers
}

/**
 * Fetches a group, or its files one by one if the group cannot be had. The content has the digest of the group's name: a captive portal's
 * page or a damaged file is never returned. Rejects if neither way works.
 */
export async function fetchGroup(group: Group): Promise<FetchedGroup> {
  try {
    return await verified(group, [await fetchFile(group.url)])
  } catch (error) {
    // A captive portal would answer each file with a page as well.
    if (error instanceof ForeignAnswer) throw error
    const files = await Promise.all(group.files.map(([path]) => fetchFile(path)))
    return verified(group, files)
  }
}

class ForeignAnswer extends Error {}

async function fetchFile(path: string): Promise<FetchedGroup> {
  const response = await fetch(path, { cache: 'no-store', credentials: 'same-origin' })
  if (response.headers.get('content-type')?.startsWith('text/html') && !path.endsWith('.html'))
    throw new ForeignAnswer(`${path}: answered with a page`)
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`)
  return { content: new Uint8Array(await response.arrayBuffer()), headers: response.headers }
}

/** Joins the parts of a group. Throws if their digest is not that of the group. */
async function verified({ url }: Group, parts: FetchedGroup[]): Promise<FetchedGroup> {
  const [first] = parts
  const content = parts.length === 1 && first ? first.content : joined(parts.map((part) => part.content))
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
