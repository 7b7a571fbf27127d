// The SVG elements that covers are made of. Numbers are rounded to one decimal.

export const n = (value: number) => String(Math.round(value * 10) / 10)

export type Point = readonly [x: number, y: number]

export const path = (outline: string, fill: string) => `<path fill="${fill}" d="${outline}"/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  path(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`, fill)

export const roundRect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`

/** A circle that is only stroked. */
export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`

export const polygon = (points: readonly Point[], fill: string) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`, fill)

/** A stroked outline with SVG's default ends (`butt`) and corners (`miter`). */
export const line = (outline: string, stroke: string, width: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${n(width)}" d="${outline}"/>`

export const polyline = (points: readonly Point[], stroke: string, width: number) =>
  line(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, stroke, width)

/** Turns a picture around its origin, then moves the origin to `x`, `y`. */
export const at = (x: number, y: number, content: string, degrees = 0) =>
  `<g transform="translate(${n(x)} ${n(y)})${degrees === 0 ? '' : `rotate(${n(degrees)})`}">${content}</g>`

/** Clips a picture to a rectangle. The picture's origin is the rectangle's upper left corner. */
export const cut = (x: number, y: number, width: number, height: number, content: string) =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}">${content}</svg>`

/** Clips a picture to an outline. Each `id` may be used once per picture. */
export const clipped = (id: string, outline: string, content: string) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
