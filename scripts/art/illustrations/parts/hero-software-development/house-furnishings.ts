import { iso, shade } from '../../../covers/isometric.ts'
import { at, circle, line, path, rect } from '../../../covers/svg.ts'
import { PIGMENTS } from '../../../pigments.ts'
import { SKIN } from '../../shared/skin.ts'

const { ink, eggshell, vermilion, gold, mist } = PIGMENTS

/** A person without the colour of the coat. */
export const PERSON_DEFS = `<defs><g id="body"><path d="M-18-4q18 14 36 0l-7-48q-11-8-22 0z"/><path fill="${ink}" fill-opacity=".25" d="M0-57v62q11-1 18-9l-7-48q-5-5-11-5z"/>${circle(0, -64, 14, SKIN)}</g></defs>`

/** Somebody who stands on a point in space. */
export const person = (u: number, v: number, z: number, coat: string, hat: string) =>
  at(...iso(u, v, z), `<use href="#body" fill="${coat}"/>${hat}`)

export const CONICAL_HAT =
  path('M-30-65L0-92L30-65q-30 14-60 0z', eggshell) + path('M0-92L30-65q-12 7-30 7z', shade(eggshell, 0.8))
export const HELMET = path('M-16-65a16 16 0 0 1 32 0h4v5h-40v-5z', gold)
export const BUN = path('M-15-62a15 16 0 0 1 30-2q-11-2-15-7q-4 7-15 9z', ink) + circle(0, -82, 7, ink)
export const PARTING = path('M-15-62a15 15 0 0 1 30 0l-4-5q-11 2-15-3q-4 5-11 8z', ink)

/** The water tank that stands on every roof of the city. */
export const TANK =
  path('M-30-12v-72a30 12 0 0 1 60 0v72a30 12 0 0 1-60 0z', mist) +
  path('M8-95.6a30 12 0 0 1 22 11.600v72a30 12 0 0 1-22 11.600z', shade(mist, 0.7)) +
  line('M-30-60a30 12 0 0 0 60 0M-30-36a30 12 0 0 0 60 0', shade(mist, 0.55), 3)

/** The yellow blossoms of the new year. */
export const APRICOT_TREE =
  path('M-20-26h40l-7 28q-13 6-26 0z', vermilion) +
  line('M0-26V-66M0-40L-22-64M0-50L20-74M0-60L-6-92', ink, 5) +
  ['-24-66', '-8-72', '22-78', '8-62', '-7-96', '8-92', '-20-84', '30-64']
    .map((point) => `<circle r="9" transform="translate(${point.replace(/(.)-/, '$1 -')})" fill="${gold}"/>`)
    .join('')

/** A black cat that sleeps. */
export const CAT =
  path('M-34 2q-4-24 22-24q10-3 22 1l3-10 8 6h8l7-6 2 15q4 16-10 18z', ink) +
  line('M-28 0Q-44 2-46 16', ink, 7) +
  line('M18-11l5 2 5-2', gold, 2)

/** A window with louvred shutters, 44 × 56, on a wall. */
export const shutteredWindow = (x: number, y: number, fill: string, slat: string) =>
  rect(x, y, 44, 56, fill) +
  line(`${[10, 20, 30, 40, 50].map((dy) => `M${x} ${y + dy}h44`).join('')}M${x + 22} ${y}v56`, slat, 4)
