import { digestOf } from '#client/outbox/digest.ts'
import { PACK_DIGEST_LENGTH, type PackEntry, readPack } from '#contract/pack.ts'

/** Headers that guard a page wherever it comes from; the relay sends them with the pack as with every page. */
const SECURITY_HEADER =
  /^(content-security-policy|cross-origin-|origin-agent-cluster|permissions-policy|referrer-policy|strict-transport-security|x-)/

export interface UnpackTarget {
  /** The cache key under which this worker's manifest wants the entry; undefined when it does not want it or has it. */
  wantedKey(url: string, revision: string | null): string | undefined
  put(cacheKey: string, response: Response): Promise<void>
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

function headersOf(pack: Response, entry: PackEntry): Headers {
  const guards = [...pack.headers].filter(([name]) => SECURITY_HEADER.test(name))
  return new Headers([...guards, ...Object.entries(entry.headers)])
}

async function putIntact({ bytes, digest }: PackEntry, put: () => Promise<void>): Promise<void> {
  if ((await digestOf(bytes)).slice(0, PACK_DIGEST_LENGTH) === digest) await put()
}

/**
 * Puts what `target` wants from a pack into its cache while the pack arrives. Entries of another build and damaged
 * ones are passed over. Rejects when the pack cannot be had, breaks off or does not fit; what came before stays.
 */
export async function unpack(pack: Response, target: UnpackTarget): Promise<void> {
  if (!pack.ok || !pack.body) throw new Error(`Pack: HTTP ${pack.status}`)
  const puts: Promise<void>[] = []
  try {
    for await (const entry of readPack(chunksOf(pack.body))) {
      const cacheKey = target.wantedKey(entry.url, entry.revision)
      if (cacheKey === undefined) continue
      const response = new Response(entry.bytes, { headers: headersOf(pack, entry) })
      const put = putIntact(entry, () => target.put(cacheKey, response))
      put.catch(() => {}) // looked at when all have settled
      puts.push(put)
    }
  } finally {
    await Promise.allSettled(puts)
  }
  await Promise.all(puts)
}
