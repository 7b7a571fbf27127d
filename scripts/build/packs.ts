import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { ManifestEntry, ManifestTransform } from 'workbox-build'
import {
  encodePack,
  MEDIA_PACK_PATH,
  PACK_DIGEST_LENGTH,
  type PackEntry,
  packOf,
  TEXT_PACK_PATH,
} from '#contract/pack.ts'

/** Of Workbox' 32: every update fetches the worker with its manifest, and digits do not compress. */
const REVISION_LENGTH = 8

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Writes the precached files once more as two packs, one of text and one of images and fonts (design §7). `record` goes
 * into the manifest transforms of the service worker's build; place the plugin behind it and before compression.
 */
export function packs(): Plugin & { record: ManifestTransform } {
  let siteDir: string
  let manifest: (ManifestEntry & { size: number })[] = []
  return {
    name: 'packs',
    enforce: 'post',
    apply: 'build',
    record(entries) {
      manifest = entries.map((entry) => ({ ...entry, revision: entry.revision?.slice(0, REVISION_LENGTH) ?? null }))
      return { manifest }
    },
    configResolved(config) {
      siteDir = path.resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      async handler(error?: Error) {
        if (error) return
        for (const pack of [TEXT_PACK_PATH, MEDIA_PACK_PATH]) {
          const inPack = manifest.filter((entry) => packOf(entry.url) === pack)
          const target = path.join(siteDir, pack)
          await mkdir(path.dirname(target), { recursive: true })
          await writeFile(target, encodePack(await Promise.all(inPack.map((entry) => packEntry(siteDir, entry)))))
        }
      },
    },
  }
}

async function packEntry(siteDir: string, { url, revision }: ManifestEntry): Promise<PackEntry> {
  const bytes = new Uint8Array(await readFile(path.join(siteDir, url)))
  const type = CONTENT_TYPES[path.extname(url)]
  if (!type) throw new Error(`${url}: name the content type of ${path.extname(url)} in scripts/build/packs.ts`)
  return {
    url,
    revision: revision ?? null,
    digest: createHash('sha256').update(bytes).digest('hex').slice(0, PACK_DIGEST_LENGTH),
    headers: { 'Content-Type': type },
    bytes,
  }
}
