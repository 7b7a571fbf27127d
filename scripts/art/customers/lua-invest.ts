import { PIGMENTS } from '../pigments.ts'
import type { CustomerLogo } from './customer-logo.ts'

/** Savings: rice of their name, an ear of it for the accent. */
export const luaInvest: CustomerLogo = {
  slug: 'lua-invest',
  shapes: riceEar(),
  lettering: [
    {
      text: 'lua',
      typeface: { family: 'Bricolage Grotesque', weight: 800, width: 100, opticalSize: 96 },
      sizePx: 38,
      at: [18, 56],
      tracking: -10,
      fill: PIGMENTS.eggshell,
    },
    {
      text: 'invest',
      typeface: { family: 'Be Vietnam Pro', weight: 300 },
      sizePx: 25,
      at: [72.5, 56],
      tracking: -10,
      fill: PIGMENTS.eggshell,
    },
  ],
}

function riceEar(): string {
  const grains = [
    [43, 33, 15],
    [47.5, 29.5, 72],
    [47, 26.5, 24],
    [52.5, 24, 80],
    [53.5, 21.5, 42],
  ]
  const grain = ([x, y, angle]: number[]) =>
    `<path transform="translate(${x} ${y})rotate(${angle})" d="M0 0c-3-3-3-7 0-10c3 3 3 7 0 10z"/>`
  return `<g fill="${PIGMENTS.gold}">${grains.map(grain).join('')}</g>`
}
