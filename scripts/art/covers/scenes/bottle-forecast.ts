import { PIGMENTS } from '#contract/tile/pigments.ts'
import { FLAME, LAMPLIGHT, type Light } from '../light.ts'
import type { Palette } from '../palette.ts'
import { circle, line, path, rect } from '../svg.ts'

const { ink, eggshell, vermilion, gold, river } = PIGMENTS
const BOTTLES_Y = [200, 160, 104, 150, 224]
const FORECAST_FROM = 3

/**
 * Bottles in a crate are the columns of a chart, one for each week. Full, capped bottles show past sales. Dashed
 * bottles show the forecast for the coming weeks. On the right it rains.
 */
export function scene({ ground, paper }: Palette): string {
  const drink = ground === river ? vermilion : river
  const crate = ground === gold ? vermilion : gold
  return [
    rain(ground === eggshell ? river : paper),
    ...BOTTLES_Y.map((y, week) => bottle(146 + week * 106, y, week < FORECAST_FROM ? drink : undefined, paper)),
    rect(116, 424, 568, 106, crate),
    rect(330, 450, 140, 28, ink),
    rect(116, 500, 568, 8, ink),
  ].join('')
}

/** A bottle, 88 wide, that stands in the crate. A bottle without a drink belongs to the forecast. */
function bottle(x: number, y: number, drink: string | undefined, glass: string): string {
  const outline = `M${x + 26} ${y}h36v48q28 28 28 74V430H${x - 2}V${y + 122}q0-46 28-74z`
  if (!drink)
    return `${path(outline, glass)}<path fill="none" stroke="${ink}" stroke-width="6" stroke-dasharray="18 11" d="${outline}"/>`
  return [
    path(outline, ink),
    path(`M${x + 32} ${y + 6}h24v45q28 28 28 71V430H${x + 4}V${y + 122}q0-43 28-71z`, glass),
    path(`M${x + 12} ${y + 130}h64V430H${x + 12}z`, drink),
    rect(x + 4, y + 170, 80, 46, gold),
    path(`M${x + 44} ${y + 178}l15 15-15 15-15-15z`, vermilion),
    rect(x + 20, y - 20, 48, 28, ink),
  ].join('')
}

function rain(stroke: string): string {
  const drops = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => `M${728 + column * 52 - row * 6} ${64 + row * 66}l-14 44`),
  )
  return line(drops.join(''), stroke, 9)
}

const NEXT_WEEK = 'M490 150h36v48q28 28 28 74V424H462V272q0-46 28-74z'

/** The bottle of the coming week shines like a lantern. */
export const light: Light = {
  glow: [[508, 300, 230]],
  lamp: `${path(NEXT_WEEK, LAMPLIGHT)}${circle(508, 330, 28, FLAME)}<path fill="none" stroke="${ink}" stroke-width="6" stroke-dasharray="18 11" d="${NEXT_WEEK}"/>`,
}
