import { PIGMENTS } from '../pigments.ts'
import type { CustomerLogo } from './customer-logo.ts'

const name = { typeface: { family: 'Be Vietnam Pro', weight: 300 }, sizePx: 25, tracking: 110 } as const

/** Tiles and pottery: a tile's rosette among thin letters. */
export const hoaVanCeramics: CustomerLogo = {
  slug: 'hoa-van-ceramics',
  shapes: rosette(),
  lettering: [
    { ...name, text: 'H', at: [12, 42], fill: PIGMENTS.eggshell },
    { ...name, text: 'A VĂN', at: [59, 42], fill: PIGMENTS.eggshell },
    {
      text: 'CERAMICS',
      typeface: { family: 'Be Vietnam Pro', weight: 500 },
      sizePx: 6.5,
      at: [14, 56.5],
      tracking: 2050,
      fill: PIGMENTS.eggshell,
    },
  ],
}

/** A disc with four petals left out. */
function rosette(): string {
  const petals =
    'M0 0q-5.5-4.5 0-9q5.5 4.5 0 9q-5.5 4.5 0 9q5.5-4.5 0-9q4.5-5.5 9 0q-4.5 5.5-9 0q-4.5-5.5-9 0q4.5 5.5 9 0z'
  return `<path fill="${PIGMENTS.vermilion}" fill-rule="evenodd" transform="translate(44.5 33.2)" d="M-9.5 0a9.5 9.5 0 0 1 19 0a9.5 9.5 0 0 1-19 0z${petals}"/>`
}
