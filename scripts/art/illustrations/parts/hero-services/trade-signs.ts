import { company } from '#client/content/company.ts'
import { PAPER } from '../../../covers/palette.ts'
import { at, circle, cut, n, path, rect, roundRect } from '../../../covers/svg.ts'
import { CENTRES } from '../../../motifs.ts'
import { PIGMENTS } from '../../../pigments.ts'

// The six services as signs of a trade, each around its middle, at most 224 wide and high.

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS

/**
 * Enterprise software: an abacus (soroban) that shows the year of the founding. The bead above the beam counts five, those
 * below one each, once they touch the beam.
 */
export function abacus(): string {
  const rod = (digit: number, index: number) => {
    const x = -54 + index * 36
    const upper = digit >= 5 ? -32 : -44
    const beads = [0, 1, 2, 3].map((bead) => (bead < digit % 5 ? -6 : 2) + bead * 15)
    return (
      rect(x - 2, -60, 4, 120, ink) +
      path([upper, ...beads].map((y) => `M${x - 15} ${y}l9-7h12l9 7-9 7h-12z`).join(''), digit ? gold : eggshell)
    )
  }
  return (
    rect(-88, -72, 176, 144, eggshell) +
    rect(-76, -60, 152, 120, ink) +
    [...String(company.founded)].map(Number).map(rod).join('') +
    rect(-76, -20, 152, 6, eggshell)
  )
}

/** Web development, with a flower to click on. */
export function browserWindow(): string {
  return (
    rect(-86, -72, 172, 144, ink) +
    [vermilion, gold, mist].map((light, index) => circle(-68 + index * 20, -56, 6, light)).join('') +
    rect(-78, -40, 156, 104, PAPER) +
    path(CENTRES.diagonal([-22, 12], 66), vermilion) +
    circle(-22, 12, 12, gold) +
    `<path fill="${ink}" stroke="${PAPER}" stroke-width="7" d="M24-4V76L42 59 58 93 74 86 58 52H84z"/>`
  )
}

/** Mobile apps, with a signal that fills the screen. */
export function telephone(): string {
  const waves = [118, 96, 74, 52, 30].map((radius, index) =>
    path(`M-36 66v${-radius}A${radius} ${radius} 0 0 1 ${radius - 36} 66z`, index % 2 ? vermilion : gold),
  )
  return (
    path(CENTRES.diagonal([0, 0], 126), river) +
    roundRect(-48, -88, 96, 176, 18, eggshell) +
    cut(-36, -66, 72, 132, rect(0, 0, 72, 132, vermilion) + at(36, 66, waves.join('')))
  )
}

/** Managed services: an eye that is open by day and by night. */
export function eye(): string {
  const turn = (id: string, degrees: readonly number[]) =>
    degrees.map((turned) => `<use href="#${id}" transform="rotate(${turned})"/>`).join('')
  return (
    `<g id="rays"><path id="ray" fill="${vermilion}" d="M-8-70L0-104 8-70z"/>${turn('ray', [22.5, 45, 67.5])}</g>` +
    turn('rays', [90, 180, 270]) +
    circle(0, 0, 74, gold) +
    path('M-96 0Q0-92 96 0Q0 92-96 0z', ink) +
    path('M-76 0Q0-70 76 0Q0 70-76 0z', PAPER) +
    circle(0, 0, 34, river) +
    circle(0, 0, 19, ink) +
    circle(8, -8, 7, PAPER)
  )
}

/** Artificial intelligence. */
export function chip(): string {
  const pins = [-48, -24, 0, 24, 48].map((x) => `M${x - 6}-92h12v184h-12zM-92 ${x - 6}v12h184v-12z`)
  return (
    path(pins.join(''), ink) +
    rect(-70, -70, 140, 140, ink) +
    rect(-60, -60, 120, 120, river) +
    path(CENTRES.eight([0, 0], 58), eggshell) +
    circle(0, 0, 14, vermilion)
  )
}

/** Data science: a chart whose values are the radii of its sectors. */
export function rose(): string {
  const sectors = [50, 58, 66, 74, 82, 92, 102, 112].map((radius, index) => {
    const end = (turn: number) =>
      `${n(radius * Math.sin((turn * Math.PI) / 4))} ${n(-radius * Math.cos((turn * Math.PI) / 4))}`
    return path(
      `M0 0L${end(index)}A${radius} ${radius} 0 0 1 ${end(index + 1)}z`,
      [gold, ink, eggshell, mist][index % 4] as string,
    )
  })
  return sectors.join('') + circle(0, 0, 24, vermilion) + circle(0, 0, 12, eggshell)
}
