import { expect, test } from 'vitest'
import { encodePack, MEDIA_PACK_PATH, type PackEntry, packOf, readPack, TEXT_PACK_PATH } from './pack.ts'

function entry(url: string, text: string): PackEntry {
  return {
    url,
    revision: `r-${url}`,
    digest: 'd',
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    bytes: new TextEncoder().encode(text),
  }
}

async function* inChunksOf(size: number, bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let place = 0; place < bytes.length; place += size) yield bytes.subarray(place, place + size)
}

async function read(chunks: AsyncIterable<Uint8Array>): Promise<PackEntry[]> {
  const entries: PackEntry[] = []
  for await (const one of readPack(chunks)) entries.push(one)
  return entries
}

const ENTRIES = [
  entry('/index.html', 'Lát\ngạch'),
  entry('/empty.html', ''),
  entry('/vi/tuyển-dụng.html', 'x'.repeat(50)),
]

test.each([1, 7, 64, 100_000])('what was packed comes out again from chunks of %i bytes', async (size) => {
  expect(await read(inChunksOf(size, encodePack(ENTRIES)))).toEqual(ENTRIES)
})

test('entries before the place where a pack is cut off are still given', async () => {
  const pack = encodePack(ENTRIES)
  const seen: string[] = []
  const reading = (async () => {
    for await (const { url } of readPack(inChunksOf(16, pack.subarray(0, pack.length - 1)))) seen.push(url)
  })()
  await expect(reading).rejects.toThrow('ends too early')
  expect(seen).toEqual(['/index.html', '/empty.html'])
})

test.each([
  ['a page', '<!doctype html>\n<p>Sign in to this network'],
  ['rows of another shape', '[["/index.html",null,5]]\nhello'],
  ['a negative length', '[["/index.html",null,"d",{},-1]]\n'],
  ['nothing', ''],
])('%s is no pack', async (_name, text) => {
  await expect(read(inChunksOf(8, new TextEncoder().encode(text)))).rejects.toThrow()
})

test('text and media go into packs of their own and a film into none', () => {
  expect(packOf('/vi/contact-us.html')).toBe(TEXT_PACK_PATH)
  expect(packOf('/assets/logo-1a2b.svg')).toBe(TEXT_PACK_PATH)
  expect(packOf('/assets/be-vietnam-pro.woff2')).toBe(MEDIA_PACK_PATH)
  expect(packOf('/film/hero.mp4')).toBeNull()
})
