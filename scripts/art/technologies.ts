import { readFileSync } from 'node:fs'
import { type Artwork, svgArtwork } from './artwork.ts'
import { transformPath } from './path-data.ts'
import { PIGMENTS } from './pigments.ts'

const LOGOS_FILE = new URL('../../node_modules/@iconify-json/logos/icons.json', import.meta.url)

/** Whole units are then finer than a pixel at the size at which the site shows them. */
const SIDE_UNITS = 256

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

/** Name of the file → name in SVG Logos (CC0). */
const FROM_LOGOS: Record<string, string> = {
  angular: 'angular-icon',
  aws: 'aws',
  azure: 'microsoft-azure',
  'c-sharp': 'c-sharp',
  css3: 'css-3',
  docker: 'docker-icon',
  dotnet: 'dotnet',
  firebase: 'firebase-icon',
  flutter: 'flutter-icon',
  'google-cloud': 'google-cloud',
  grafana: 'grafana',
  graphql: 'graphql',
  html5: 'html-5',
  kotlin: 'kotlin-icon',
  kubernetes: 'kubernetes',
  mongodb: 'mongodb-icon',
  mysql: 'mysql-icon',
  nextjs: 'nextjs-icon',
  nodejs: 'nodejs-icon',
  opencv: 'opencv',
  postgresql: 'postgresql',
  prometheus: 'prometheus',
  python: 'python',
  pytorch: 'pytorch-icon',
  react: 'react',
  redis: 'redis',
  swift: 'swift',
  tensorflow: 'tensorflow',
  terraform: 'terraform-icon',
  vercel: 'vercel-icon',
  vue: 'vue',
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
  snmp: `<path fill="none" stroke="${ink}" stroke-width="2" d="M12 7v5M4.5 17v-5h15v5"/><path fill="${ink}" d="M8 1h8v7H8z"/><path fill="${river}" d="M1 16h7v7H1zm15 0h7v7h-7z"/>`,
  spacy: `<path fill="none" stroke="${river}" stroke-width="2" d="M4 16V9.5c0-7 16-7 16 0V16m-8 0v-2.5a4 4 0 0 1 8 0"/><path fill="${ink}" d="M1 16h6v6H1zm16 0h6v6h-6z"/><path fill="${vermilion}" d="M9 16h6v6H9z"/>`,
  phobert: `<path fill="none" stroke="${river}" stroke-width="2" d="M8 9c-2-2 2-4 0-7m4 7c-2-2 2-4 0-7m4 7c-2-2 2-4 0-7"/><path fill="${vermilion}" d="M1 11h22c0 5-3 8.5-6.5 10V23h-9v-2C4 19.5 1 16 1 11z"/>`,
}

/** What is shown of logos that have their name written above or below: at 28 pixels it would be a smudge. */
const CROPS: Record<string, Partial<Sign>> = {
  'css-3': { top: 70, height: 291 },
  'html-5': { top: 70, height: 291 },
  opencv: { height: 238 },
}

/** The logos of the technologies that the site names, each in a square. */
export function technologyArtworks(): Artwork[] {
  const logos: IconSet = JSON.parse(readFileSync(LOGOS_FILE, 'utf8'))
  const signs: Record<string, Sign> = {
    ...Object.fromEntries(Object.entries(FROM_LOGOS).map(([id, name]) => [id, logo(logos, name)])),
    ...Object.fromEntries(KEPT.map((id) => [id, keptSign(id)])),
    ...Object.fromEntries(Object.entries(DRAWN).map(([id, body]) => [id, { body, width: 24, height: 24 }])),
  }
  return Object.entries(signs).map(([id, sign]) => svgArtwork(`public/technologies/${id}.svg`, squareSvg(sign)))
}

function logo({ icons, width, height }: IconSet, name: string): Sign {
  const icon = icons[name]
  if (!icon) throw new RangeError(`SVG Logos has no ${name}`)
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
