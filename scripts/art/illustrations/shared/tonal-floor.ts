import { lying, shade } from '../../covers/isometric.ts'
import { repeated } from '../../covers/kit.ts'

const TILE_PX = 220
const TILES = 9

/** A motif without colour in rows and columns, to be filled by what it stands in or is used by. */
export const motifGrid = (id: string, count: number, step: number, outline: string) =>
  repeated(id, count, 0, step, repeated(`${id}r`, count, step, 0, `<path d="${outline}"/>`))

/** An isometric floor as wide as a hero's picture, of tiles of 220 that are a little darker than its ground. */
export function tonalFloor(ground: string, outline: string): string {
  const start = (-TILES * TILE_PX) / 2 + TILE_PX / 2
  return `<g fill="${shade(ground, 0.86)}">${lying(start, start, 0, motifGrid('y', TILES, TILE_PX, outline))}</g>`
}
