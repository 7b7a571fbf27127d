import { PIGMENTS } from '../pigments.ts'
import type { CustomerLogo } from './customer-logo.ts'

/** A shipping line from north to south: its house flag with a compass needle. */
export const bacNamLines: CustomerLogo = {
  slug: 'bac-nam-lines',
  shapes: `<path fill="${PIGMENTS.vermilion}" fill-rule="evenodd" d="M12 20h43l-9 16 9 16H12zM22 36h12l-6 12z"/><path fill="${PIGMENTS.eggshell}" d="M22 36h12l-6-12z"/>`,
  lettering: [
    {
      text: 'BẮC NAM',
      typeface: { family: 'Bricolage Grotesque', weight: 800, width: 75, opticalSize: 96 },
      sizePx: 26,
      at: [66, 42.5],
      tracking: 15,
      fill: PIGMENTS.eggshell,
    },
    {
      text: 'LINES',
      typeface: { family: 'Bricolage Grotesque', weight: 600, width: 100, opticalSize: 14 },
      sizePx: 9.5,
      at: [66, 53.5],
      tracking: 1310,
      fill: PIGMENTS.eggshell,
    },
  ],
}
