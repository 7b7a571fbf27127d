import { PIGMENTS } from '../pigments.ts'
import type { CustomerLogo } from './customer-logo.ts'

const m = (x: number) => `M${x} 56.5V37a7 7 0 0 1 14 0v19.5m0-19.5a7 7 0 0 1 14 0v19.5`

/** Food delivery: a name that reads the same from both ends, a bowl on the tray in its middle. */
export const mam: CustomerLogo = {
  slug: 'mam',
  shapes: [
    `<g fill="none" stroke="${PIGMENTS.eggshell}" stroke-width="7">`,
    `<path d="${m(27.5)}M92.5 28v28.5${m(104)}"/><circle cx="81" cy="42.25" r="10.75"/>`,
    '<path stroke-width="5" d="m73 23 8-6 8 6"/></g>',
    `<circle cx="81" cy="42.25" r="4.25" fill="${PIGMENTS.vermilion}"/>`,
  ].join(''),
  lettering: [],
}
