import sharp from 'sharp'
import { type Artwork, svgArtwork } from './artwork.ts'
import { PIGMENTS } from './pigments.ts'
import { type TileDesign, tileShapes, tileSvg } from './tile.ts'

/** The company's mark: one tile, plain enough for 16 pixels. */
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

/** Launchers may cut a maskable icon to the circle of 80 % (W3C Manifest, "icon masks"): the mark stands inside it. */
const MASKABLE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 180 180"><path fill="${PIGMENTS.eggshell}" d="M-40-40h180v180H-40z"/><svg width="100" height="100">${tileShapes(MARK)}</svg></svg>`

/** The favicon and the icons of the manifest and of iOS. */
export function iconArtworks(): Artwork[] {
  const mark = tileSvg(MARK, 100)
  return [
    svgArtwork('public/icons/favicon.svg', mark),
    // The logo stands in the stylesheet: a request of its own would go out before that of the page's first picture.
    svgArtwork('client/app/layout/logo.svg', mark),
    png('icon-192', mark, 192),
    png('icon-512', mark, 512),
    png('apple-touch-icon', mark, 180),
    png('icon-maskable-512', MASKABLE_SVG, 512),
  ]
}

function png(name: string, svg: string, sizePx: number): Artwork {
  return {
    file: `public/icons/${name}.png`,
    source: `${sizePx} ${svg}`,
    render: () =>
      sharp(Buffer.from(svg), { density: 600 })
        .resize(sizePx, sizePx)
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer(),
  }
}
