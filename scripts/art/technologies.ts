import { readdirSync, readFileSync } from 'node:fs'
import type { ServiceModule, Technology } from '#client/content/service-types.ts'
import { technologyLogoUrl } from '#client/content/technology-logo.ts'
import { type Artwork, svgArtwork } from './artwork.ts'
import { wholeNumberPath } from './path-data.ts'

const LOGOS_FILE = new URL('../../node_modules/@iconify-json/logos/icons.json', import.meta.url)

const SERVICES_DIR = new URL('../../client/content/services/', import.meta.url)

/** The icon set SVG Logos in Iconify's JSON. An icon without a size has the size of the set. */
interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  width: number
  height: number
}

/**
 * Logos that were redrawn by hand in `public/technologies/`, although the icon set SVG Logos contains them. The white
 * rim of the set's Hugging Face logo is too wide at 28 pixels.
 */
const REDRAWN = ['hugging-face']

/**
 * Logos with their name written above the symbol. Only the symbol is shown, because nobody can read the name at 28
 * pixels. `top` and `height` give the part that is shown, in units of the logo's own coordinates.
 */
const CROPS: Record<string, { top: number; height: number }> = {
  'css-3': { top: 70, height: 291 },
  'html-5': { top: 70, height: 291 },
}

/**
 * The logos of the technologies that the services name, each in a square. Technologies that SVG Logos lacks have a file
 * in `public/technologies/` that was drawn by hand.
 */
export async function technologyArtworks(): Promise<Artwork[]> {
  const logos: IconSet = JSON.parse(readFileSync(LOGOS_FILE, 'utf8'))
  const names = (await technologies()).map(({ logo }) => logo).filter((name) => !REDRAWN.includes(name))
  return [...new Set(names)].toSorted().flatMap((name) => {
    const icon = logos.icons[name]
    if (!icon) return []
    const { width, height, top, body } = { width: logos.width, height: logos.height, top: 0, ...icon, ...CROPS[name] }
    const side = Math.max(width, height)
    const viewBox = [(width - side) / 2, top + (height - side) / 2, side, side]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="${viewBox.join(' ')}">${inWholeUnits(body)}</svg>`
    return svgArtwork(`public${technologyLogoUrl(name)}`, svg)
  })
}

async function technologies(): Promise<Technology[]> {
  const services: ServiceModule[] = await Promise.all(
    readdirSync(SERVICES_DIR).map((file) => import(new URL(file, SERVICES_DIR).href)),
  )
  return services.flatMap(({ technologies = [], technologyGroups = [] }) => [
    ...technologies,
    ...technologyGroups.flatMap((group) => group.technologies),
  ])
}

/**
 * Rounds the paths of an icon to whole units. Icons are 256 units wide and shown at 28 pixels, so that a whole unit is
 * finer than a pixel.
 */
function inWholeUnits(body: string): string {
  return body.replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${wholeNumberPath(data)}"`)
}
