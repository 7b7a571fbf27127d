import { type Artwork, svgArtwork } from './artwork.ts'
import { TILE_UNITS } from './motifs.ts'
import { PIGMENTS } from './pigments.ts'
import { pick, randomSequence } from './random.ts'
import { tileDesign, tileShapes } from './tile.ts'
import { TILE_SEEDS } from './tiles.ts'

/** Tiles along each side of the floor. */
const SIDE = 9
/** A tile in isometric projection: width and height of its rhombus in pixels. */
const TILE_WIDTH_PX = 104
const TILE_HEIGHT_PX = 60
const SLAB_PX = 16
const TALLEST_PX = 250

const CITY_SEED = 2005

interface Facade {
  left: string
  right: string
}

const FACADES: readonly Facade[] = [
  { left: PIGMENTS.vermilion, right: '#932b1e' },
  { left: PIGMENTS.river, right: '#164f42' },
  { left: PIGMENTS.gold, right: '#b98a31' },
  { left: '#1c332c', right: PIGMENTS.ink },
  { left: PIGMENTS.mist, right: '#7ba093' },
  { left: '#e2d6b8', right: '#bfb08c' },
]

/** Height of the building on a cell in pixels, by row; the river runs through the zeros between the banks. */
const HEIGHTS = [
  [60, 120, 0, 0, 0, 0, 0, 0, 0],
  [150, 250, 90, 0, 0, 0, 0, 24, 0],
  [0, 190, 130, 70, 0, 0, 0, 0, 36],
  [40, 0, 100, 0, 0, 0, 0, 50, 0],
  [0, 70, 0, 44, 0, 0, 0, 0, 90],
  [26, 0, 40, 0, 0, 0, 30, 0, 60],
  [0, 30, 0, 0, 0, 0, 0, 44, 0],
  [0, 0, 0, 0, 0, 20, 0, 0, 28],
  [0, 18, 0, 0, 0, 0, 0, 0, 0],
]
/** The columns of the river, by row. */
const RIVER = [5, 5, 5, 5, 5, 4, 4, 3, 3]

/** A tiled city block by a river, as seen on the home page. */
export function cityArtworks(): Artwork[] {
  return [svgArtwork('public/hero/city.svg', citySvg())]
}

function citySvg(): string {
  const random = randomSequence(CITY_SEED)
  const width = SIDE * TILE_WIDTH_PX
  const height = SIDE * TILE_HEIGHT_PX + SLAB_PX + TALLEST_PX
  const cells: string[] = []
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const x = width / 2 + ((column - row) * TILE_WIDTH_PX) / 2
      const y = TALLEST_PX + ((column + row) * TILE_HEIGHT_PX) / 2
      const tile = Math.floor(random() * TILE_SEEDS.length)
      const facade = pick(random, FACADES)
      if (RIVER[row] === column) cells.push(use('river', x, y))
      else cells.push(building(x, y, HEIGHTS[row]?.[column] ?? 0, facade, tile))
    }
  }
  const symbols = TILE_SEEDS.map((seed, index) => floorTile(`t${index}`, tileShapes(tileDesign(seed))))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    ...symbols,
    floorTile('river', riverShapes()),
    windows('wl', 30),
    windows('wr', -30),
    '</defs>',
    slab(width),
    ...cells,
    '</svg>',
  ].join('')
}

/** A tile laid on the floor, its back corner at the origin; cut at its edges. */
function floorTile(id: string, shapes: string): string {
  const [a, b] = [TILE_WIDTH_PX / 2 / TILE_UNITS, TILE_HEIGHT_PX / 2 / TILE_UNITS]
  const side = TILE_UNITS
  return `<g id="${id}" transform="matrix(${a} ${b} ${-a} ${b} 0 0)"><svg width="${side}" height="${side}">${shapes}</svg></g>`
}

function riverShapes(): string {
  const wave = (x: number) => `M${x} 0q12 12.5 0 25t0 25 0 25 0 25`
  return `<path fill="${PIGMENTS.mist}" d="M0 0h100v100H0z"/><path fill="none" stroke="${PIGMENTS.eggshell}" stroke-width="3" d="${wave(20)}${wave(50)}${wave(80)}"/>`
}

/** Rows of windows for a wall that runs away at an angle. */
function windows(id: string, skewDegrees: number): string {
  return `<pattern id="${id}" width="13" height="16" patternUnits="userSpaceOnUse" patternTransform="skewY(${skewDegrees})"><path fill="${PIGMENTS.eggshell}" opacity=".55" d="M4 5h5v6H4z"/></pattern>`
}

function use(id: string, x: number, y: number): string {
  return `<use href="#${id}" x="${x}" y="${y}"/>`
}

function building(x: number, y: number, heightPx: number, { left, right }: Facade, tile: number): string {
  const roof = use(`t${tile}`, x, y - heightPx)
  if (heightPx === 0) return roof
  const [w, h] = [TILE_WIDTH_PX / 2, TILE_HEIGHT_PX / 2]
  const bottom = y + 2 * h
  const leftWall = `M${x} ${bottom}l-${w}-${h}v-${heightPx}l${w} ${h}z`
  const rightWall = `M${x} ${bottom}l${w}-${h}v-${heightPx}l-${w} ${h}z`
  const wall = (fill: string, outline: string) => `<path fill="${fill}" d="${outline}"/>`
  return [
    wall(left, leftWall),
    wall(right, rightWall),
    ...(heightPx > 40 ? [wall('url(#wl)', leftWall), wall('url(#wr)', rightWall)] : []),
    roof,
  ].join('')
}

/** What the floor lies on. */
function slab(width: number): string {
  const [w, h] = [width / 2, (SIDE * TILE_HEIGHT_PX) / 2]
  const front = `M0 ${TALLEST_PX + h}l${w} ${h} ${w}-${h}v${SLAB_PX}l-${w} ${h}-${w}-${h}z`
  return `<path fill="${PIGMENTS.ink}" d="${front}"/>`
}
