import { COVER_HEIGHT_PX, COVER_WIDTH_PX } from '#client/content/cover-url.ts'
import { type Point, rounded } from './svg.ts'

/**
 * The lamp of a scene. It shines when the page is dark. `far` and `near` are outlines (the attribute `d` of a path) of
 * the areas that it lights. The parts of an outline must not overlap: two holes would make dusk where they do.
 */
export interface Light {
  /** The area that the lamp reaches weakly. It contains `near`. */
  far: string
  /** The area that has the colours of the day, tinted by lamplight. */
  near: string
  /**
   * Opacity of the lit air above `near`. It makes a beam visible in front of dark colours. Without it there is none.
   */
  haze?: number
  /** What shines itself, as SVG. It is drawn over the dusk. */
  lamp: string
}

/** Lamplight, as in `public/illustrations`, and the brightest part of a lamp. */
export const LAMPLIGHT = '#ffd98a'
export const FLAME = '#fff1cf'

/**
 * Two layers that darken the cover when the page is dark, with holes where light falls, and the lamp over them. The
 * media query `prefers-color-scheme` of an SVG in an `<img>` follows the colour scheme of the page.
 */
export function nightSvg({ far, near, haze, lamp }: Light): string {
  const all = `M0 0h${COVER_WIDTH_PX}v${COVER_HEIGHT_PX}H0z`
  return `<style>.night{display:none}@media screen and (prefers-color-scheme:dark){.night{display:inline}}.dusk{mix-blend-mode:multiply;fill-rule:evenodd}</style><g class="night"><path class="dusk" fill="#bab6ad" d="${all}${near}"/><path class="dusk" fill="#d7d3cc" d="${all}${far}"/><path class="dusk" fill="#fff0d2" d="${near}"/>${haze ? beam(near, haze) : ''}${lamp}</g>`
}

/** The outline of a circle. */
export const disc = (x: number, y: number, radius: number) =>
  `M${rounded(x - radius)} ${rounded(y)}a${rounded(radius)} ${rounded(radius)} 0 1 0 ${rounded(2 * radius)} 0a${rounded(radius)} ${rounded(radius)} 0 1 0 ${rounded(-2 * radius)} 0z`

/** The outline of a polygon. */
export const outlineOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}z`

/** Light in the air, through which the picture below stays visible. */
export const beam = (outline: string, opacity: number) =>
  `<path fill="${LAMPLIGHT}" fill-opacity="${String(opacity).replace('0.', '.')}" d="${outline}"/>`
