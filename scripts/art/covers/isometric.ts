import { channelsOf, colourOf } from '../colour.ts'
import { type Point, polygon, rounded } from './svg.ts'

/**
 * Where the axes of the isometric projection meet in the picture: in the middle of the floor that the layout `floor`
 * draws. The axis u runs to the lower right, v to the lower left, z upwards. Lengths along all three are in pixels.
 */
const ISO_ORIGIN: Point = [400, 350]

const COS = 0.866
const SIN = 0.5

/** Projects a point, given by its isometric coordinates, into the picture. */
export function iso(u: number, v: number, z = 0): Point {
  return [ISO_ORIGIN[0] + (u - v) * COS, ISO_ORIGIN[1] + (u + v) * SIN - z]
}

/**
 * Darkens a colour (`#rrggbb`). `light` is the share of its brightness that it keeps: 0.8 on walls that face left, 0.6
 * on walls that face right.
 */
export function shade(colour: string, light: number): string {
  return colourOf(channelsOf(colour).map((value) => value * light))
}

type Space = readonly [u: number, v: number, z: number]

/** Draws a block. The first triple is its back corner at the bottom, the second its size along the axes u, v and z. */
export function isoBox([u, v, z]: Space, [du, dv, dz]: Space, colour: string): string {
  const back = iso(u, v, z + dz)
  const right = iso(u + du, v, z + dz)
  const front = iso(u + du, v + dv, z + dz)
  const left = iso(u, v + dv, z + dz)
  const down = ([x, y]: Point): Point => [x, y + dz]
  // The silhouette is drawn first, so that the background does not show between two faces.
  const silhouette = [back, right, down(right), down(front), down(left), left]
  return [
    polygon(silhouette, shade(colour, 0.8)),
    polygon([front, right, down(right), down(front)], shade(colour, 0.6)),
    polygon([back, right, front, left], colour),
  ].join('')
}

const plane =
  (a: number, b: number, c: number, d: number) =>
  (u: number, v: number, z: number, content: string): string => {
    const [x, y] = iso(u, v, z)
    return `<g transform="matrix(${a} ${b} ${c} ${d} ${rounded(x)} ${rounded(y)})">${content}</g>`
  }

/**
 * Lays a picture on the floor. The point `u`, `v`, `z` is the picture's origin. The picture's x runs along the axis u
 * (to the lower right), its y along the axis v (to the lower left).
 */
export const lying = plane(COS, SIN, -COS, SIN)
/**
 * Hangs a picture on a wall that faces the lower left. The point `u`, `v`, `z` is the picture's upper left corner. The
 * picture's x runs along the axis u (to the lower right), its y downwards.
 */
export const onLeftWall = plane(COS, SIN, 0, 1)
/**
 * Hangs a picture on a wall that faces the lower right. The point `u`, `v`, `z` is the picture's upper left corner. The
 * picture's x runs against the axis v (to the upper right), its y downwards.
 */
export const onRightWall = plane(COS, -SIN, 0, 1)
