import { PIGMENTS } from '#contract/tile/pigments.ts'
import { QUIET } from './palette.ts'
import {
  circle,
  clippedToBox,
  line,
  type Point,
  path,
  placedAt,
  polyline,
  rect,
  ring,
  rounded,
  roundRect,
} from './svg.ts'

// Functions that draw the objects in the scenes of covers. An object that may lie on a pattern of tiles has a frame in
// the colour `ink`, which sets it off from the pattern.

const { ink, eggshell } = PIGMENTS
const PHONE_BEZEL_PX = 12
const FRAME_PX = 8
const TITLE_BAR_PX = 36

/**
 * A telephone. Its screen is 24 px narrower and 24 px less high than the telephone. The coordinates in the SVG `screen`
 * are relative to the upper left corner of the screen.
 */
export function phone(x: number, y: number, width: number, height: number, ground: string, screen: string): string {
  const [w, h] = [width - 2 * PHONE_BEZEL_PX, height - 2 * PHONE_BEZEL_PX]
  return (
    roundRect(x, y, width, height, 30, ink) +
    roundRect(x + PHONE_BEZEL_PX, y + PHONE_BEZEL_PX, w, h, 20, ground) +
    clippedToBox(x + PHONE_BEZEL_PX, y + PHONE_BEZEL_PX, w, h, screen) +
    roundRect(x + width / 2 - 28, y + PHONE_BEZEL_PX + 8, 56, 12, 6, ink)
  )
}

/**
 * A surface in a frame of the colour `ink`, such as a tablet, a screen or a sign. The coordinates in the SVG `content`
 * are relative to the surface's upper left corner. The content is clipped to the surface.
 */
export function panel(x: number, y: number, width: number, height: number, ground: string, content: string): string {
  return (
    rect(x - FRAME_PX, y - FRAME_PX, width + 2 * FRAME_PX, height + 2 * FRAME_PX, ink) +
    rect(x, y, width, height, ground) +
    clippedToBox(x, y, width, height, content)
  )
}

/**
 * A browser window. The coordinates in the SVG `page` are relative to the upper left corner of the area below the title
 * bar.
 */
export function browser(x: number, y: number, width: number, height: number, ground: string, page: string): string {
  const lights = [PIGMENTS.vermilion, PIGMENTS.gold, PIGMENTS.mist]
  return (
    panel(x, y, width, height, ink, '') +
    lights.map((light, index) => circle(x + 16 + index * 22, y + TITLE_BAR_PX / 2 - 4, 7, light)).join('') +
    rect(x + 88, y + 4, width - 100, 20, '#3a4a44') +
    rect(x, y + TITLE_BAR_PX, width, height - TITLE_BAR_PX, ground) +
    clippedToBox(x, y + TITLE_BAR_PX, width, height - TITLE_BAR_PX, page)
  )
}

/** Placeholder text: a bar for each width. From the top of one bar to the top of the next are 2.2 bar heights. */
export function textLines(x: number, y: number, widths: readonly number[], colour: string = ink, height = 8): string {
  return path(
    widths
      .map(
        (width, index) =>
          `M${rounded(x)} ${rounded(y + index * height * 2.2)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`,
      )
      .join(''),
    colour,
  )
}

/** A button with a bar as its label. */
export function button(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  label: string = eggshell,
): string {
  return rect(x, y, width, height, fill) + rect(x + width * 0.28, y + height / 2 - 4, width * 0.44, 8, label)
}

/** A person: head and shoulders in a disc. */
export function avatar(x: number, y: number, radius: number, ground: string, figure: string = ink): string {
  // The shoulders end on the edge of the disc.
  const [chordX, chordY] = [radius * 0.75, radius * 0.66]
  return (
    circle(x, y, radius, ground) +
    circle(x, y - radius * 0.3, radius * 0.34, figure) +
    path(
      `M${rounded(x - chordX)} ${rounded(y + chordY)}A${rounded(radius)} ${rounded(radius)} 0 0 0 ${rounded(x + chordX)} ${rounded(y + chordY)}C${rounded(x + radius * 0.7)} ${rounded(y)} ${rounded(x - radius * 0.7)} ${rounded(y)} ${rounded(x - chordX)} ${rounded(y + chordY)}z`,
      figure,
    )
  )
}

/**
 * A bar chart on the baseline `y + height`. The values are 0 to 1. The fills repeat if there are more values than
 * fills.
 */
export function columns(
  x: number,
  y: number,
  width: number,
  height: number,
  values: readonly number[],
  fills: readonly string[],
): string {
  const step = width / values.length
  return values
    .map((value, index) =>
      rect(
        x + index * step,
        y + height * (1 - value),
        step * 0.68,
        height * value,
        fills[index % fills.length] as string,
      ),
    )
    .join('')
}

/** A ring that is filled to `share`, 0 to 1, clockwise from the top. */
export function donut(
  x: number,
  y: number,
  radius: number,
  width: number,
  share: number,
  fill: string,
  rest: string = QUIET,
) {
  const angle = share * 2 * Math.PI
  const end = `${rounded(x + radius * Math.sin(angle))} ${rounded(y - radius * Math.cos(angle))}`
  return (
    ring(x, y, radius, rest, width) +
    line(
      `M${rounded(x)} ${rounded(y - radius)}A${rounded(radius)} ${rounded(radius)} 0 ${share > 0.5 ? 1 : 0} 1 ${end}`,
      fill,
      width,
    )
  )
}

/** A map pin, 2.6 radii high. Its tip is at the point `x`, `y`. */
export function pin(x: number, y: number, radius: number, fill: string, hole: string = eggshell): string {
  const [reach, rise] = [radius * 0.87, radius * 1.1]
  return (
    path(
      `M${rounded(x)} ${rounded(y)}L${rounded(x - reach)} ${rounded(y - rise)}A${rounded(radius)} ${rounded(radius)} 0 1 1 ${rounded(x + reach)} ${rounded(y - rise)}z`,
      fill,
    ) + circle(x, y - radius * 1.6, radius * 0.42, hole)
  )
}

/** A heart around the point `x`, `y`, as wide as `size`. */
export function heart(x: number, y: number, size: number, fill: string): string {
  const half = size / 2
  const r = rounded(half * 0.53)
  const top = y - half * 0.28
  return path(
    `M${rounded(x)} ${rounded(y + half)}L${rounded(x - half * 0.9)} ${rounded(y + half * 0.08)}A${r} ${r} 0 0 1 ${rounded(x)} ${rounded(top - half * 0.2)}A${r} ${r} 0 0 1 ${rounded(x + half * 0.9)} ${rounded(y + half * 0.08)}z`,
    fill,
  )
}

/** The cross of a hospital around the point `x`, `y`. */
export function cross(x: number, y: number, size: number, fill: string): string {
  const arm = rounded(size / 3)
  return path(
    `M${rounded(x - size / 6)} ${rounded(y - size / 2)}h${arm}v${arm}h${arm}v${arm}h-${arm}v${arm}h-${arm}v-${arm}h-${arm}v-${arm}h${arm}z`,
    fill,
  )
}

/** A tick in a disc around the point `x`, `y`. */
export function tick(x: number, y: number, radius: number, fill: string, stroke: string = eggshell): string {
  const points: Point[] = [
    [x - radius * 0.45, y + radius * 0.02],
    [x - radius * 0.1, y + radius * 0.38],
    [x + radius * 0.48, y - radius * 0.34],
  ]
  return circle(x, y, radius, fill) + polyline(points, stroke, radius * 0.26)
}

/** The four corner marks of a viewfinder, drawn along the edges of a box. */
export function viewfinder(
  x: number,
  y: number,
  width: number,
  height: number,
  arm: number,
  stroke: string,
  weight: number,
) {
  const [right, bottom] = [x + width, y + height]
  return line(
    [
      `M${rounded(x)} ${rounded(y + arm)}V${rounded(y)}h${rounded(arm)}`,
      `M${rounded(right - arm)} ${rounded(y)}H${rounded(right)}v${rounded(arm)}`,
      `M${rounded(right)} ${rounded(bottom - arm)}V${rounded(bottom)}h${rounded(-arm)}`,
      `M${rounded(x + arm)} ${rounded(bottom)}H${rounded(x)}v${rounded(-arm)}`,
    ].join(''),
    stroke,
    weight,
  )
}

/**
 * Draws `drawing` `count` times. Each copy is moved by `dx`, `dy` from the copy before. No two calls in a picture may
 * have the same `id`.
 */
export function repeated(id: string, count: number, dx: number, dy: number, drawing: string): string {
  const copies = Array.from({ length: count - 1 }, (_, index) => {
    const [x, y] = [dx * (index + 1), dy * (index + 1)]
    return `<use href="#${id}"${x ? ` x="${rounded(x)}"` : ''}${y ? ` y="${rounded(y)}"` : ''}/>`
  })
  return `<g id="${id}">${drawing}</g>${copies.join('')}`
}

/** Turns a picture around its point `x`, `y`. */
export const rotatedAround = (degrees: number, x: number, y: number, content: string) =>
  placedAt(x, y, placedAt(-x, -y, content), degrees)
