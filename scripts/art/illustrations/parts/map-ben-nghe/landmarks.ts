import { shade } from '../../../covers/isometric.ts'
import { PAPER } from '../../../covers/palette.ts'
import { at, circle, line, path, rect } from '../../../covers/svg.ts'
import { PIGMENTS } from '../../../pigments.ts'

// The sights of the city's centre as they stand on the map: each stands on the middle of its foot.

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const ROOF = shade(vermilion, 0.78)

/** Openings of one size in a row, `pitch` apart, with round heads. */
const arches = (
  x: number,
  y: number,
  count: number,
  width: number,
  height: number,
  pitch: number,
  fill: string = ink,
) =>
  path(
    Array.from({ length: count }, (_, index) => {
      const r = width / 2
      return `M${x + index * pitch} ${y}v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`
    }).join(''),
    fill,
  )

/** Bến Thành market: the gate with its clock between two low halls. */
export const market = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-58 0v-26l10-12h96l10 12V0z', gold) +
      path('M-60-24l12-16h96l12 16z', ROOF) +
      path('M-20 0v-62h40V0z', eggshell) +
      path('M-24-60L0-82 24-60z', ROOF) +
      circle(0, -46, 10, ink) +
      line('M0-53V-46H6', gold, 3) +
      arches(-9, 0, 1, 18, 26, 0) +
      arches(-50, 0, 2, 12, 16, 16) +
      arches(22, 0, 2, 12, 16, 16),
  )

/** The cathedral: two towers of brick. */
export const cathedral = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-28 0v-62h3L-17-96-9-62v14L0-58 9-48V-62L17-96 25-62h3V0z', vermilion) +
      path('M-28-62h3L-17-96-9-62zM9-62L17-96 25-62z', ink) +
      circle(0, -34, 7, eggshell) +
      arches(-7, 0, 1, 14, 20, 0, eggshell) +
      arches(-22, -8, 2, 8, 40, 36, shade(vermilion, 0.55)),
  )

/** The post office: a hall with a clock over its door. */
export const postOffice = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-42 0v-34h26a16 18 0 0 1 32 0h26V0z', gold) +
      path('M-44-34h28v5h-28zM16-34h28v5H16z', river) +
      circle(0, -36, 7, eggshell) +
      arches(-8, 0, 1, 16, 22, 0, river) +
      arches(-38, -4, 2, 8, 18, 12, river) +
      arches(18, -4, 2, 8, 18, 12, river),
  )

/** The opera house: an arch as wide as its stage. */
export const opera = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-34 0v-42h6a28 24 0 0 1 56 0h6V0z', gold) +
      path('M-22-12v-28a22 18 0 0 1 44 0v28z', ROOF) +
      path('M-36-46h10v6h-10zM26-46h10v6H26zM-34-14h68v4h-68z', eggshell) +
      line('M-8-56V-12M8-56V-12', gold, 4) +
      arches(-26, 0, 4, 8, 8, 14),
  )

/** The city hall: a belfry between two mansard roofs. */
export const cityHall = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-44 0v-32h88V0z', gold) +
      path('M-46-30l6-18h22l6 18zM12-30l6-18h22l6 18z', ROOF) +
      path('M-10 0v-58L0-84l10 26V0z', eggshell) +
      path('M-12-56L0-84l12 28z', ink) +
      circle(0, -42, 6, vermilion) +
      arches(-38, 0, 3, 6, 18, 9) +
      arches(14, 0, 3, 6, 18, 9) +
      arches(-5, 0, 1, 10, 20, 0),
  )

/** The tower with a landing place for helicopters that stands out like a petal of a lotus. */
export const tower = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-20 0Q-26-70-4-136Q4-150 8-136Q26-70 20 0z', river) +
      path('M2-146Q6-146 8-136Q26-70 20 0H4z', shade(river, 0.7)) +
      path('M8-92h28q-4 12-26 12z', vermilion) +
      line('M-17-24H18M-18-48H19M-15-72H17M-11-104H10', mist, 3),
  )

/** The palace behind its lawn. */
export const palace = (x: number, y: number) =>
  at(
    x,
    y,
    rect(-52, -40, 104, 40, eggshell) +
      rect(-56, -44, 112, 7, PAPER) +
      rect(-22, -56, 44, 14, eggshell) +
      line('M0-56V-78', ink, 3) +
      path('M2-78h22v13H2z', vermilion) +
      `<path stroke="${river}" stroke-width="22" stroke-dasharray="5 5" d="M-47-18h96"/>`,
  )

/** An elephant, for the zoo. */
export const elephant = (x: number, y: number) =>
  at(
    x,
    y,
    path('M-40 0v-30q0-26 30-26h22q6-8 18-8q22 0 22 24v30q0 8 6 8v8q-16 2-16-14v-14H32V0H18v-16h-38V0z', ink) +
      path('M18-52q16 0 14 22q-18 2-20-12z', shade(mist, 0.62)) +
      circle(40, -44, 3, gold),
  )
