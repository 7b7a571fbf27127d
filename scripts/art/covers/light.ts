import { rounded } from './svg.ts'

/** The lamp of a scene. It shines when the page is dark. */
export interface Light {
  /** The lit air around lamps: x, y and radius of circles whose light fades to the outside. */
  glow?: readonly (readonly [x: number, y: number, radius: number])[]
  /** What shines itself, as SVG, and the beams. They are drawn over the scene. */
  lamp?: string
}

/** Lamplight, as in `public/illustrations`, and the brightest part of a lamp. */
export const LAMPLIGHT = '#ffd98a'
export const FLAME = '#fff1cf'

/** The lamp and its light. A style rule hides this group by day. */
export function nightSvg({ glow = [], lamp = '' }: Light): string {
  const circles = glow.map(
    ([x, y, radius]) => `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="url(#glow)"/>`,
  )
  const gradient = `<radialGradient id="glow"><stop stop-color="${LAMPLIGHT}" stop-opacity=".6"/><stop offset=".45" stop-color="${LAMPLIGHT}" stop-opacity=".22"/><stop offset="1" stop-color="${LAMPLIGHT}" stop-opacity="0"/></radialGradient>`
  return `<g class="night">${glow.length > 0 ? gradient : ''}${circles.join('')}<g class="lit">${lamp}</g></g>`
}

/** Light in the air, through which the picture below stays visible. */
export const beam = (outline: string, opacity: number) =>
  `<path fill="${LAMPLIGHT}" fill-opacity="${String(opacity).replace('0.', '.')}" d="${outline}"/>`
