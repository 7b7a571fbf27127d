import { digestOf } from '#client/device/outbox/digest.ts'
import { type Group, parseGroupUrl } from '#contract/group.ts'

export interface FetchedGroup {
  content: Uint8Array<ArrayBuffer>
  headers: Headers
}

/**
 * Fetches a group, or, where it cannot be had whole, its files one by one. What it gives is what the build wrote: a captive portal's
 * page, a cut or damaged file never is. Rejects where neither can be had.
 */
export async function fetchGroup(group: Group): Promise<FetchedGroup> {
  try {
    return await intact(group, [await fetchFile(group.url)])
  } catch (error) {
    // Whoever answers with pages of their own would answer every file so.
    if (error instanceof ForeignAnswer) throw error
    const files = await Promise.all(group.files.map(([path]) => fetchFile(path)))
    return intact(group, files)
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

async function intact({ url }: Group, parts: FetchedGroup[]): Promise<FetchedGroup> {
  const [first] = parts
  const content = parts.length === 1 && first ? first.content : joined(parts.map((part) => part.content))
  const expected = parseGroupUrl(url)?.digest
  if (!first || !expected || !(await digestOf(content)).startsWith(expected)) throw new Error(`${url}: damaged`)
  return { content, headers: first.headers }
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}
