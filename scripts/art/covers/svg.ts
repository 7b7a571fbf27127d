// The SVG elements that covers are made of. Each function returns SVG as text. Numbers are rounded to one decimal.

/** A number as text with at most one decimal, so that the files stay small. */
export const rounded = (value: number) => String(Math.round(value * 10) / 10)

export type Point = readonly [x: number, y: number]

/** A filled outline. `outline` is path data, the value of the attribute `d`. */
export const path = (outline: string, fill: string) => `<path fill="${fill}" d="${outline}"/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  path(`M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`, fill)

/** A rectangle with round corners. */
export const roundRect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rounded(radius)}" fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${fill}"/>`

/** A circle that is only stroked. */
export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="none" stroke="${stroke}" stroke-width="${rounded(width)}"/>`

export const polygon = (points: readonly Point[], fill: string) =>
  path(`M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}z`, fill)

/** A stroked outline with SVG's default ends (`butt`) and corners (`miter`). */
export const line = (outline: string, stroke: string, width: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${rounded(width)}" d="${outline}"/>`

/** Stroked lines from point to point. */
export const polyline = (points: readonly Point[], stroke: string, width: number) =>
  line(`M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`, stroke, width)

/** Turns a picture around its origin, then moves the origin to `x`, `y`. */
export const placedAt = (x: number, y: number, content: string, degrees = 0) =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})${degrees === 0 ? '' : `rotate(${rounded(degrees)})`}">${content}</g>`

/** Clips a picture to a rectangle. The picture's origin is the rectangle's upper left corner. */
export const clippedToBox = (x: number, y: number, width: number, height: number, content: string) =>
  `<svg x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}">${content}</svg>`

/** Clips a picture to an outline. Each `id` may be used once per picture. */
export const clipped = (id: string, outline: string, content: string) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
