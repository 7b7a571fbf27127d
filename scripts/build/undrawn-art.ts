import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Plugin, ResolvedConfig } from 'vite'
import { caseStudyCardUrl, coverTileUrl, coverUrl } from '#client/content/cover-url.ts'
import { LOCALES } from '#contract/addresses.ts'
import type { CaseStudyCover } from '#contract/content/case-study-schema.ts'
import { CASE_STUDIES } from '../content/case-studies.ts'
import { readContentFolder, readContentFolders } from '../content/content-folder.ts'

const CARD = { width: 1200, height: 630 }
const COVER_ADDRESS = /^\/covers\/(?:tiles\/)?([a-z0-9-]+)\.svg$/

/**
 * Vite plugin for case studies for which `npm run art` has not run yet. In development it draws the missing cover and
 * its tile. In a build it also makes the missing social cards from the cover. Existing files in `public/` are never
 * replaced.
 */
export function undrawnArt(): Plugin {
  let config: ResolvedConfig
  const isDrawn = (url: string) => existsSync(path.join(config.publicDir, url))
  return {
    name: 'undrawn-art',
    configResolved(resolved) {
      config = resolved
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [url = '', slug] = COVER_ADDRESS.exec(request.url ?? '') ?? []
        if (!slug || isDrawn(url)) return next()
        const svg = await draw(slug, url).catch(() => null)
        if (svg) response.setHeader('Content-Type', 'image/svg+xml').end(svg)
        else next()
      })
    },
    async generateBundle() {
      for (const { slug } of await readContentFolders(CASE_STUDIES)) {
        const cards = LOCALES.map((locale) => caseStudyCardUrl(locale, slug))
        const undrawn = [coverUrl(slug), coverTileUrl(slug), ...cards].filter((url) => !isDrawn(url))
        if (undrawn.length === 0) continue
        for (const url of undrawn) {
          const svg = await draw(slug, url)
          this.emitFile({ type: 'asset', fileName: url.slice(1), source: cards.includes(url) ? await card(svg) : svg })
        }
        config.logger.warn(`Not drawn yet, a stand-in is built: ${undrawn.join(', ')}. \`npm run art\` draws them`)
      }
    },
  }
}

/** Draws the tile of a case study if `url` is the tile's address, else the cover. */
async function draw(slug: string, url: string): Promise<string> {
  const { exports } = await readContentFolder(CASE_STUDIES, slug)
  // Import this module only when a cover is missing, because it loads the files of all scenes (drawings for covers).
  const { coverSvg, coverTileSvg } = await import('../art/covers/cover-svg.ts')
  return (url === coverTileUrl(slug) ? coverTileSvg : coverSvg)((exports as { cover: CaseStudyCover }).cover)
}

/** The cover as a PNG of the size of a social card. Unlike the cards that `npm run art` draws, it contains no text. */
function card(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 108 })
    .resize({ ...CARD, fit: 'cover' })
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer()
}
