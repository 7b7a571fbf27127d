import { PIGMENTS } from '#contract/tile/pigments.ts'
import { drawFaces, type Lights } from './face.ts'
import { floor, floorOutline, looseTiles, tileAt, tileSymbols } from './floor.ts'
import { atNight, NIGHT_GROUND, nightLights } from './night.ts'
import { FRAME_HEIGHT_PX, FRAME_WIDTH_PX } from './projection.ts'
import { cellsFromRiver, river } from './river.ts'
import { BUILDINGS, type Building, TREES } from './scene.ts'
import { boxShadow } from './shadow.ts'
import { lampLight, sunkAt } from './timing.ts'
import { drawTree, treeShadow } from './tree.ts'
import { waterBus } from './water-bus.ts'

const SHADOW_OPACITY = 0.28

export type Scheme = 'day' | 'night'

/** Returns the film's frame at time `t` as SVG. The film loops; `t` is the share of the loop that is over, 0 to 1. */
export function cityFrame(t: number, scheme: Scheme = 'day'): string {
  return scheme === 'night' ? atNight(drawFrame(t, scheme)) : drawFrame(t, scheme)
}

function drawFrame(t: number, scheme: Scheme): string {
  const time = t % 1
  const lights = scheme === 'night' ? nightLights(time) : dayLights(time)
  const buildings = BUILDINGS.map((building) => ({
    building,
    sunkCells: building.height * sunkAt(time, cellsFromRiver(...building.middle)),
  }))
  const trees = TREES.map((tree) => ({ tree, size: 1 - sunkAt(time, cellsFromRiver(tree.column, tree.row)) }))
  const shadows = [
    ...buildings.map(({ building, sunkCells }) => boxShadow(building.shadow, sunkCells)),
    ...trees.map(({ tree, size }) => treeShadow(tree, size)),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME_WIDTH_PX}" height="${FRAME_HEIGHT_PX}" viewBox="0 0 ${FRAME_WIDTH_PX} ${FRAME_HEIGHT_PX}">`,
    `<defs>${tileSymbols()}<clipPath id="floor"><path d="${floorOutline()}"/></clipPath></defs>`,
    `<path fill="${scheme === 'night' ? NIGHT_GROUND : PIGMENTS.eggshell}" d="M0 0h${FRAME_WIDTH_PX}v${FRAME_HEIGHT_PX}H0z"/>`,
    floor(),
    looseTiles(time),
    river(time),
    `<g clip-path="url(#floor)"><path fill="${PIGMENTS.ink}" fill-opacity="${SHADOW_OPACITY}" d="${shadows.join('')}"/></g>`,
    ...buildings.map(({ building, sunkCells }) => drawBuilding(building, sunkCells, lights)),
    waterBus(time, lights),
    ...trees.map(({ tree, size }) => drawTree(tree, size)),
    '</svg>',
  ].join('')
}

function drawBuilding({ height, faces, roof }: Building, sunkCells: number, lights: Lights): string {
  const isUp = sunkCells < height
  return [
    isUp ? drawFaces(faces, sunkCells, lights) : '',
    roof ? tileAt(roof.tile, [roof.column, roof.row, isUp ? height - sunkCells : 0]) : '',
  ].join('')
}

function dayLights(t: number): Lights {
  return { colour: PIGMENTS.gold, behind: ({ lamp }) => (lamp === undefined ? 0 : lampLight(t, lamp)) }
}
