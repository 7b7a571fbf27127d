import { type Artwork, svgArtwork } from '../artwork.ts'
import { TILE_UNITS } from '../motifs.ts'
import { PIGMENTS, type Pigment } from '../pigments.ts'
import { bust } from './face.ts'
import { CLIENTS, FOUNDERS, type Portrait } from './people.ts'

const SIZE_PX = 96
/** A little nearer than the whole tile. */
const FRAME = '5 5 90 90'

/** Everybody who is shown by name: founders under `people/`, those who are quoted under `portraits/`. */
export function portraitArtworks(): Artwork[] {
  return [
    ...FOUNDERS.map((person) => svgArtwork(`public/people/${person.id}.svg`, portraitSvg(person))),
    ...CLIENTS.map((person) => svgArtwork(`public/portraits/${person.id}.svg`, portraitSvg(person))),
  ]
}

function portraitSvg(portrait: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE_PX}" height="${SIZE_PX}" viewBox="${FRAME}">${tile(portrait.rings)}${bust(portrait)}</svg>`
}

/** A quarter of a tile: rings around its middle, which stands in the upper left corner. */
function tile([ground, ...rings]: Portrait['rings']): string {
  const disc = (pigment: Pigment, index: number) => `<circle r="${86 - index * 26}" fill="${PIGMENTS[pigment]}"/>`
  return `<path fill="${PIGMENTS[ground]}" d="M0 0h${TILE_UNITS}v${TILE_UNITS}H0z"/>${rings.map(disc).join('')}`
}
