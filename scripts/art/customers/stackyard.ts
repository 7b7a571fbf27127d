import { PIGMENTS } from '../pigments.ts'
import type { CustomerLogo } from './customer-logo.ts'

/** A tool for developers: slabs stacked to an S. */
export const stackyard: CustomerLogo = {
  slug: 'stackyard',
  shapes: `<path fill="${PIGMENTS.eggshell}" d="M12 19h30v6.5H19v7h23V53H12v-6.5h23v-7H12z"/><path fill="${PIGMENTS.mist}" d="M21 27.5h21v3H21zm-9 14h21v3H12z"/>`,
  lettering: [
    {
      text: 'stackyard',
      typeface: { family: 'Be Vietnam Pro', weight: 600 },
      sizePx: 20.5,
      at: [49.5, 43],
      tracking: -35,
      fill: PIGMENTS.eggshell,
    },
  ],
}
