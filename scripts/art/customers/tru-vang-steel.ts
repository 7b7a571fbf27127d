import { PIGMENTS } from '../pigments.ts'
import type { CustomerLogo } from './customer-logo.ts'

/** Letters bent from bars, 10 × 15 units. */
const LETTERS: Record<string, string> = {
  T: 'M0 0h10M5 0v15',
  R: 'M0 15V0h8l2 2v4L8 8H0m5 0 5 7',
  U: 'M0 0v12l3 3h4l3-3V0',
  V: 'M0 0v9l5 6 5-6V0',
  A: 'M0 15V3l3-3h4l3 3v12M0 9.5h10',
  N: 'M0 15V0l10 15V0',
  G: 'M10 3 7 0H3L0 3v9l3 3h4l3-3V8H5.5',
  S: 'M10 0H2L0 2v3.5l2 2h6l2 2V13l-2 2H0',
  E: 'M10 0H0v15h10M0 7.5h8.5',
  L: 'M0 0v15h10',
}

/** Steel: a golden pillar that is a beam's profile. */
export const truVangSteel: CustomerLogo = {
  slug: 'tru-vang-steel',
  shapes: [
    `<path fill="${PIGMENTS.gold}" d="M12 16h25v7.5h-8.5v25H37V56H12v-7.5h8.5v-25H12z"/>`,
    `<g fill="none" stroke="${PIGMENTS.eggshell}" stroke-miterlimit="2">`,
    `<g stroke-width="3.6">${bars('TRU', 48.5, 22.8, 0.88, 15.4)}${bars('VANG', 94, 22.8, 0.88, 15.4)}</g>`,
    `<g stroke-width="4">${bars('STEEL', 49.4, 48, 0.47, 16)}</g>`,
    '<path stroke-width="3.3" d="m109 15.3 6.5 4"/></g>',
    `<path fill="${PIGMENTS.eggshell}" d="M78.4 39.7h3.4v3.4h-3.4z"/>`,
  ].join(''),
  lettering: [],
}

function bars(text: string, x: number, y: number, scale: number, pitch: number): string {
  return [...text]
    .map((letter, index) => {
      const matrix = [scale, 0, 0, scale, x + index * pitch * scale, y]
      return `<path transform="matrix(${matrix.join(' ')})" d="${LETTERS[letter]}"/>`
    })
    .join('')
}
