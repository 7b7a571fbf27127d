import sharp from 'sharp'
import { CENTRES, CORNER_SHAPES, EDGE_SHAPES, onCentre, onCorners, onEdges, TILE_UNITS } from '#contract/tile/motifs.ts'
import { PIGMENTS, type Pigment } from '#contract/tile/pigments.ts'
import { type TileDesign, tileElements, tileSvg } from '#contract/tile/tile.ts'
import { type Artwork, svgArtwork } from './artwork.ts'

/**
 * Enough for the four pigments of the logo and the pixels on their edges. More colours would double the size of a file.
 */
const COLOURS_MAX_COUNT = 16

/** The company's logo: one tile, simple enough for 16 pixels. */
export const MARK: TileDesign = {
  ground: 'vermilion',
  corners: [],
  edges: [{ shape: 'disc', radius: 17, pigment: 'ink' }],
  centre: [
    { shape: 'diagonal', radius: 70, pigment: 'eggshell' },
    { shape: 'disc', radius: 19, pigment: 'ink' },
    { shape: 'disc', radius: 11, pigment: 'gold' },
  ],
}

/**
 * The logo with a margin that shows the edges of neighbouring tiles. Launchers may cut a maskable icon to a circle of
 * 80 % of the icon's width (W3C Manifest, "icon masks"). The logo fills this circle.
 */
function maskableSvg(): string {
  const neighbours = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => `<use href="#a" x="${column * TILE_UNITS}" y="${row * TILE_UNITS}"/>`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 128 128"><defs><svg id="a" width="100" height="100">${tileElements(MARK)}</svg></defs>${neighbours.join('')}</svg>`
}

/**
 * The logo in one colour, inside the circle to which launchers may cut icons. Systems paint the opaque pixels in a
 * colour of their own.
 */
const MONOCHROME_SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-37 -37 174 174">',
  `<mask id="a"><path fill="#fff" d="M0 0h100v100H0z"/><path d="${onCentre(CENTRES.disc, 19)}"/></mask>`,
  `<path mask="url(#a)" d="${onCentre(CENTRES.diagonal, 70)}${onEdges(EDGE_SHAPES.disc, 17)}"/>`,
  `<path d="${onCentre(CENTRES.disc, 11)}"/></svg>`,
].join('')

/**
 * The icons of the manifest's shortcuts, in 100 × 100 units. Their signs are a briefcase, a bar chart, a tray and an
 * envelope.
 */
const SHORTCUTS: Record<string, { ground: Pigment; corners: Pigment; sign: string }> = {
  careers: {
    ground: 'vermilion',
    corners: 'gold',
    sign: `<path fill="none" stroke="${PIGMENTS.eggshell}" stroke-width="6" d="M39 37V27h22v10"/><path fill="${PIGMENTS.eggshell}" d="M21 35h58v40H21z"/><path fill="${PIGMENTS.ink}" d="M21 52h58v5H21z"/><path fill="${PIGMENTS.ink}" d="M44 48h12v13H44z"/>`,
  },
  'case-studies': {
    ground: 'river',
    corners: 'mist',
    sign: `<path fill="${PIGMENTS.eggshell}" d="M26 22h48v56H26z"/><path fill="${PIGMENTS.vermilion}" d="M34 56h8v14h-8z"/><path fill="${PIGMENTS.gold}" d="M46 44h8v26h-8z"/><path fill="${PIGMENTS.ink}" d="M58 31h8v39h-8z"/>`,
  },
  outbox: {
    ground: 'mist',
    corners: 'river',
    sign: `<path fill="${PIGMENTS.ink}" d="M20 50h18l4 8h16l4-8h18v26H20z"/><path fill="none" stroke="${PIGMENTS.vermilion}" stroke-width="7" d="M50 22v24M39 36l11 11 11-11"/>`,
  },
  contact: {
    ground: 'gold',
    corners: 'vermilion',
    sign: `<path fill="${PIGMENTS.ink}" d="M20 29h60v42H20z"/><path fill="none" stroke="${PIGMENTS.gold}" stroke-width="5" d="m20 31 30 25 30-25"/>`,
  },
}

/** The favicon and the icons of the manifest and of iOS. */
export function iconArtworks(): Artwork[] {
  const mark = tileSvg(MARK, 100)
  return [
    svgArtwork('public/icons/favicon.svg', mark),
    // The style sheet inlines this copy of the logo. Browsers would request a separate file before the page's first
    // picture, and thus delay the picture.
    svgArtwork('client/site/layout/logo.svg', mark),
    png('icon-192', mark, 192),
    png('icon-512', mark, 512),
    png('apple-touch-icon', mark, 180),
    png('icon-maskable-192', maskableSvg(), 192),
    png('icon-maskable-512', maskableSvg(), 512),
    png('icon-monochrome-512', MONOCHROME_SVG, 512),
    ...Object.entries(SHORTCUTS).map(([id, { ground, corners, sign }]) =>
      png(`shortcut-${id}`, shortcutSvg(ground, corners, sign), 96),
    ),
  ]
}

/** A tile with a sign in the middle. */
function shortcutSvg(ground: Pigment, corners: Pigment, sign: string): string {
  const quarters = (pigment: Pigment, radius: number) =>
    `<path fill="${PIGMENTS[pigment]}" d="${onCorners(CORNER_SHAPES.disc, radius)}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${PIGMENTS[ground]}" d="M0 0h100v100H0z"/>${quarters(corners, 20)}${quarters(ground, 11)}${sign}</svg>`
}

function png(name: string, svg: string, sizePx: number): Artwork {
  return {
    file: `public/icons/${name}.png`,
    source: `${sizePx} ${COLOURS_MAX_COUNT} ${svg}`,
    render: () =>
      sharp(Buffer.from(svg), { density: 600 })
        .resize(sizePx, sizePx)
        .png({ palette: true, colours: COLOURS_MAX_COUNT, compressionLevel: 9 })
        .toBuffer(),
  }
}
