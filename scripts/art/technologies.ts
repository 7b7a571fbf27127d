import { readdirSync, readFileSync } from 'node:fs'
import type { ServiceModule, Technology } from '#client/content/service.ts'
import { technologyLogoUrl } from '#client/content/technology-logo.ts'
import { type Artwork, svgArtwork } from './artwork.ts'
import { transformPath } from './path-data.ts'
import { PIGMENTS } from './pigments.ts'

const LOGOS_FILE = new URL('../../node_modules/@iconify-json/logos/icons.json', import.meta.url)

/** Whole units are then finer than a pixel at the size at which the site shows them. */
const SIDE_UNITS = 256

const SERVICES_DIR = new URL('../../client/content/services/', import.meta.url)

const technologies: Technology[] = []
for (const file of readdirSync(SERVICES_DIR)) {
  const service: ServiceModule = await import(new URL(file, SERVICES_DIR).href)
  technologies.push(
    ...(service.technologies ?? []),
    ...(service.technologyGroups ?? []).flatMap((group) => group.technologies),
  )
}

/** An icon set in Iconify's JSON; an icon without a size has that of the set. */
interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  width: number
  height: number
}

/** A drawing and the part of it that is shown, in its units. */
interface Sign {
  body: string
  top?: number
  width: number
  height: number
}

/**
 * Those kept beside this file, changed by hand: from Devicon (MIT) scikit-learn without its words and SQL Server in flat
 * colours, from Simple Icons (CC0) ONNX in its colour, from SVG Logos Hugging Face without its white rim.
 */
const KEPT = ['hugging-face', 'onnx', 'scikit-learn', 'sql-server']

const { ink, river, vermilion } = PIGMENTS

/** Signs of our own for what has no logo, or none but its name in letters, 24 × 24 units. */
const DRAWN: Record<string, string> = {
  'rest-api': `<path fill="none" stroke="${ink}" stroke-width="2.4" d="M8.5 3H7a2 2 0 0 0-2 2v4.5L2.5 12 5 14.5V19a2 2 0 0 0 2 2h1.5M15.5 3H17a2 2 0 0 1 2 2v4.5l2.5 2.5-2.5 2.5V19a2 2 0 0 1-2 2h-1.5"/><path fill="${vermilion}" d="M10 10h4v4h-4z"/>`,
  spacy: `<path fill="none" stroke="${river}" stroke-width="2" d="M4 16V9.5c0-7 16-7 16 0V16m-8 0v-2.5a4 4 0 0 1 8 0"/><path fill="${ink}" d="M1 16h6v6H1zm16 0h6v6h-6z"/><path fill="${vermilion}" d="M9 16h6v6H9z"/>`,
  phobert: `<path fill="none" stroke="${river}" stroke-width="2" d="M8 9c-2-2 2-4 0-7m4 7c-2-2 2-4 0-7m4 7c-2-2 2-4 0-7"/><path fill="${vermilion}" d="M1 11h22c0 5-3 8.5-6.5 10V23h-9v-2C4 19.5 1 16 1 11z"/>`,
}

/** What is shown of logos that have their name written above or below: at 28 pixels it would be a smudge. */
const CROPS: Record<string, Partial<Sign>> = {
  'css-3': { top: 70, height: 291 },
  'html-5': { top: 70, height: 291 },
}

/** The logos of the technologies that the services name, each in a square. */
export function technologyArtworks(): Artwork[] {
  const logos: IconSet = JSON.parse(readFileSync(LOGOS_FILE, 'utf8'))
  return [...new Set(technologies.map((technology) => technology.logo))].toSorted().map((name) => {
    const drawn = DRAWN[name]
    const sign = drawn
      ? { body: drawn, width: 24, height: 24 }
      : KEPT.includes(name)
        ? keptSign(name)
        : logo(logos, name)
    return svgArtwork(`public${technologyLogoUrl(name)}`, squareSvg(sign))
  })
}

function logo({ icons, width, height }: IconSet, name: string): Sign {
  const icon = icons[name]
  if (!icon)
    throw new RangeError(`The logo ${name} is neither in SVG Logos nor kept or drawn in scripts/art/technologies`)
  return { width, height, ...icon, ...CROPS[name], body: wholeUnits(icon.body, 1) }
}

function keptSign(id: string): Sign {
  const svg = readFileSync(new URL(`technologies/${id}.svg`, import.meta.url), 'utf8')
  const [, width, height, body = ''] = /viewBox="0 0 (\d+) (\d+)">(.*)<\/svg>/.exec(svg) ?? []
  const scale = SIDE_UNITS / Number(width)
  return { width: SIDE_UNITS, height: Number(height) * scale, body: wholeUnits(body, scale) }
}

/** Paths that know no fractions. */
function wholeUnits(body: string, scale: number): string {
  const shorten = (data: string) => transformPath(data, { scale: [scale, scale], decimals: 0 })
  return body.replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${shorten(data)}"`)
}

function squareSvg({ body, width, height, top = 0 }: Sign): string {
  const side = Math.max(width, height)
  const viewBox = [(width - side) / 2, top + (height - side) / 2, side, side]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="${viewBox.join(' ')}">${body}</svg>`
}
