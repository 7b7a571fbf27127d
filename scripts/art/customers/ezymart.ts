import { PIGMENTS } from '../pigments.ts'
import type { CustomerLogo } from './customer-logo.ts'

const LETTERS = [
  'M15.4 40h14a7 7 0 1 0-2.6 5.4',
  'M38 33.4h9.4L38 47h9.4',
  'M56 33.4V39a5.5 5.5 0 0 0 11 0v-5.6V46a6 6 0 0 1-10 4.4',
  'M76 47V33.4m0 5.6a5.1 5.1 0 0 1 10.2 0v8m0-8a5.1 5.1 0 0 1 10.2 0v8',
  'M118.8 33.4V47m0-6.8a7 7 0 1 0-14 0a7 7 0 1 0 14 0',
  'M128 47V33.4',
  'M150 26v15.5a5.5 5.5 0 0 0 5.5 5.5m-7-13.6h7',
]

/** A grocer: letters of one round stroke, the r a sprout. */
export const ezymart: CustomerLogo = {
  slug: 'ezymart',
  shapes: `<g transform="matrix(.92 0 0 .92 .9 .4)"><path fill="none" stroke="${PIGMENTS.eggshell}" stroke-width="5.4" stroke-linecap="round" stroke-linejoin="round" d="${LETTERS.join('')}"/><path fill="${PIGMENTS.mist}" d="M132 43.5c-1.2-8 2.3-12.8 10.5-12.8c.5 7.8-3 12.5-10.5 12.8z"/></g>`,
  lettering: [],
}
