import { PIGMENTS } from '../pigments.ts'
import type { CustomerLogo } from './customer-logo.ts'

/** A hospital group: the white lotus of its name. */
export const senTrangClinics: CustomerLogo = {
  slug: 'sen-trang-clinics',
  shapes: lotus(),
  lettering: [
    {
      text: 'Sen Trắng',
      typeface: { family: 'Be Vietnam Pro', weight: 500 },
      sizePx: 18,
      at: [61.5, 38.5],
      tracking: -20,
      fill: PIGMENTS.eggshell,
    },
    {
      text: 'CLINICS',
      typeface: { family: 'Be Vietnam Pro', weight: 500 },
      sizePx: 7.5,
      at: [62.5, 51.5],
      tracking: 420,
      fill: PIGMENTS.mist,
    },
  ],
}

/** Five petals from one point; a line of the ground parts each from those before it. */
function lotus(): string {
  const pair = (id: string, angle: number) =>
    `<use href="#${id}" transform="rotate(${angle} 34 53)"/><use href="#${id}" transform="rotate(-${angle} 34 53)"/>`
  const behind = (id: string, front: string) =>
    `<mask id="${id}"><path fill="#fff" d="M10 14h48v44H10z"/><g stroke="#000" stroke-width="2.8">${front}</g></mask>`
  const middle = '<path d="M34 53C22.5 37 27 24 34 17c7 7 11.5 20 0 36z"/>'
  return [
    '<defs><path id="i" d="M34 53c-10.5-13-6-23 0-29c6 6 10.5 16 0 29z"/><path id="o" d="M34 53c-9-10-5.5-18 0-23c5.5 5 9 13 0 23z"/></defs>',
    behind('m', middle),
    behind('n', pair('i', 37)),
    `<g fill="${PIGMENTS.eggshell}">${middle}<g mask="url(#m)">${pair('i', 37)}<g mask="url(#n)">${pair('o', 72)}</g></g></g>`,
  ].join('')
}
