import { sha256 } from '#client/device/outbox/sha256.ts'
import { type Group, parseGroupUrl } from '#contract/group.ts'

export interface FetchedGroup {
  content: Uint8Array<ArrayBuffer>
  headers: Headers
}

/**
 * Fetches a group (an archive of the site's files). If the group cannot be fetched, fetches its files one by one and
 * joins them. The content always has the digest that the group's address contains, so a captive portal's page or a
 * damaged file is never returned. Rejects if both ways fail, or at once if a captive portal answers with a page.
 */
export async function fetchGroup(group: Group): Promise<FetchedGroup> {
  try {
    return await verified(group, [await fetchFile(group.url)])
  } catch (error) {
    // This answer came from a captive portal, which would also answer the requests for the single files with a page. So
    // the files are not requested.
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

/**
 * Joins the parts of a group. Throws if the digest of the whole differs from the digest in the address of the group.
 */
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
