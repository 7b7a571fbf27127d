import { channelsOf, colourOf } from '../colour.ts'
import { type Point, project, round } from './projection.ts'

/** A flat piece of a building or of the water bus, in one colour. */
export interface Face {
  points: readonly Point[]
  fill: string
  /** Only for a window that lights up during the film: its place in the order in which windows light up, from 0. */
  lamp?: number
  /** A window or door that may be lit at night. */
  isGlass?: boolean
  /** A face that is lit all night. */
  isLit?: boolean
}

/** The light in windows: its colour, and a function that returns how bright the light behind a face is, 0 to 1. */
export interface Lights {
  colour: string
  behind: (face: Face) => number
}

/**
 * Draws faces as SVG, lowered by `sunkCells` cells (side lengths of a floor tile). Buildings sink into the floor during
 * the film, so parts below the floor are cut off.
 */
export function drawFaces(faces: readonly Face[], sunkCells: number, lights?: Lights): string {
  return faces
    .map((face) => {
      const { points, fill } = face
      const visible = aboveFloor(points.map(([column, row, height]): Point => [column, row, height - sunkCells]))
      if (visible.length < 3) return ''
      return polygon(visible, lights ? mix(fill, lights.colour, lights.behind(face)) : fill)
    })
    .join('')
}

/** Returns the part of a polygon that is above the floor (Sutherland and Hodgman's clipping against one plane). */
function aboveFloor(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const previous = points.at(index - 1) as Point
    const kept = point[2] >= 0 ? [point] : []
    return point[2] >= 0 === previous[2] >= 0 ? kept : [crossing(previous, point), ...kept]
  })
}

function crossing(from: Point, to: Point): Point {
  const share = from[2] / (from[2] - to[2])
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1]), 0]
}

/** Draws a polygon. A thin line in the fill colour hides the seam between faces that touch. */
function polygon(points: readonly Point[], fill: string): string {
  return `<path fill="${fill}" stroke="${fill}" d="${outline(points)}"/>`
}

/** The path data of a polygon. */
export function outline(points: readonly Point[]): string {
  return `M${points.map((point) => project(point).map(round).join(' ')).join('L')}z`
}

/** Mixes two colours (`#rrggbb`). `share`, 0 to 1, is the part of the second colour. */
export function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to)
  return colourOf(channelsOf(from).map((value, index) => value + ((target[index] as number) - value) * share))
}
