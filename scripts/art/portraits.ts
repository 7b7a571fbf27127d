import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { type Artwork, svgArtwork } from './artwork.ts'
import { transformPath } from './path-data.ts'
import { PIGMENTS, type Pigment } from './pigments.ts'

/** Units of a portrait: the bust fills it from the lower edge. */
const SIDE_UNITS = 192
/** What DiceBear draws in. */
const SOURCE_UNITS = 1744
/** How much larger the person stands in it, so that a face reads at 96 pixels. */
const CLOSER = 1.16

interface Portrait {
  id: string
  parts: notionists.Options
  skin: string
  clothes: string
  hair: string
  /** Of the tile behind, from its ground inwards. */
  rings: readonly [ground: Pigment, ...rings: Pigment[]]
}

const PORTRAITS: readonly Portrait[] = [
  {
    id: 'minh-anh',
    parts: {
      hair: ['variant41'],
      body: ['variant16'],
      lips: ['variant23'],
      nose: ['variant05'],
      eyes: ['variant05'],
      brows: ['variant01'],
    },
    skin: '#f2d3ac',
    clothes: PIGMENTS.vermilion,
    hair: PIGMENTS.ink,
    rings: ['mist', 'eggshell', 'mist', 'river', 'gold'],
  },
  {
    id: 'thanh-tung',
    parts: {
      hair: ['variant07'],
      body: ['variant25'],
      lips: ['variant22'],
      nose: ['variant03'],
      eyes: ['variant04'],
      brows: ['variant05'],
      glasses: ['variant11'],
      glassesProbability: 100,
    },
    skin: '#dfae80',
    clothes: PIGMENTS.eggshell,
    hair: '#6b7a73',
    rings: ['river', 'mist', 'river', 'gold', 'vermilion'],
  },
  {
    id: 'priya-raman',
    parts: {
      hair: ['variant28'],
      body: ['variant12'],
      lips: ['variant30'],
      nose: ['variant01'],
      eyes: ['variant05'],
      brows: ['variant04'],
    },
    skin: '#b97b4f',
    clothes: PIGMENTS.river,
    hair: PIGMENTS.ink,
    rings: ['gold', 'vermilion', 'gold', 'eggshell', 'vermilion'],
  },
]

/** The people of the testimonials, drawn by Zoish's Notionists (CC0) in the site's pigments before a quarter of a tile. */
export function portraitArtworks(): Artwork[] {
  return PORTRAITS.map((portrait) => svgArtwork(`public/portraits/${portrait.id}.svg`, portraitSvg(portrait)))
}

function portraitSvg(portrait: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 ${SIDE_UNITS} ${SIDE_UNITS}">${tile(portrait.rings)}${bust(portrait)}</svg>`
}

/** A quarter of a tile: rings around its middle, which stands in the upper left corner. */
function tile([ground, ...rings]: Portrait['rings']): string {
  const disc = (pigment: Pigment, index: number) =>
    `<circle r="${SIDE_UNITS * (0.86 - index * 0.2)}" fill="${PIGMENTS[pigment]}"/>`
  return `<path fill="${PIGMENTS[ground]}" d="M0 0h${SIDE_UNITS}v${SIDE_UNITS}H0z"/>${rings.map(disc).join('')}`
}

/** The parts of the picture, in the order in which Notionists lays them on one another. */
const PARTS = ['head', 'body', 'hair', 'lips', 'beard', 'nose', 'eyes', 'glasses', 'brows', 'gesture'] as const

function bust({ parts, skin, clothes, hair }: Portrait): string {
  const picture = createAvatar(notionists, {
    eyes: ['variant01'],
    beardProbability: 0,
    glassesProbability: 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
    ...parts,
  }).toString()
  const scale = (SIDE_UNITS / SOURCE_UNITS) * CLOSER
  const [left, top] = [SIDE_UNITS * 0.48 * (1 - CLOSER), SIDE_UNITS * (1.01 - CLOSER)]
  const groups = picture.matchAll(/<g transform="translate\(([\d.-]+) ([\d.-]+)\)">(.*?)<\/g>/g)
  return [...groups]
    .flatMap(([, x, y, shapes = ''], index) =>
      [...shapes.matchAll(/<path\b[^>]*? d="([^"]*)" fill="(#\w+)"/g)].map(([, data = '', colour]) => {
        const isLight = colour === '#fff'
        const part = PARTS[index]
        const fill = isLight ? (part === 'body' ? clothes : skin) : part === 'hair' ? hair : PIGMENTS.ink
        const outline = transformPath(data, {
          scale: [scale, scale],
          origin: [Number(x) * scale + left, Number(y) * scale + top],
        })
        return `<path fill="${fill}" fill-rule="evenodd" d="${outline}"/>`
      }),
    )
    .join('')
}
