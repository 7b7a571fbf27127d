import { shade } from '../../covers/isometric.ts'
import { at, rect } from '../../covers/svg.ts'
import { CENTRES } from '../../motifs.ts'
import { PIGMENTS, type Pigment } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'
import { sparrow } from '../shared/sparrow.ts'

const { ink, eggshell, river } = PIGMENTS

const BOARD_PX = 18
const SHELF_PX = 300

const GAP_PX = 250

/** A box for the papers of one case, its tile on the spine. */
interface Box {
  width: number
  height: number
  ground: Pigment
  tile: Pigment
  motif: Motif
}

const MOTIFS = ['diagonal', 'upright', 'eight', 'star', 'lozenge'] as const
type Motif = (typeof MOTIFS)[number]

const box = (width: number, height: number, ground: Pigment, tile: Pigment, motif: Motif): Box => ({
  width,
  height,
  ground,
  tile,
  motif,
})

/** Three shelves, the middle one with a gap where somebody has taken a box. */
const SHELVES: readonly (readonly (Box | 'gap')[])[] = [
  [
    box(120, 250, 'vermilion', 'eggshell', 'diagonal'),
    box(96, 236, 'eggshell', 'river', 'eight'),
    box(140, 258, 'ink', 'gold', 'star'),
    box(100, 240, 'gold', 'ink', 'upright'),
    box(130, 254, 'mist', 'vermilion', 'lozenge'),
    box(104, 244, 'eggshell', 'ink', 'diagonal'),
    box(138, 258, 'vermilion', 'gold', 'eight'),
    box(110, 240, 'ink', 'mist', 'upright'),
  ],
  [
    box(104, 240, 'gold', 'vermilion', 'star'),
    box(128, 256, 'eggshell', 'vermilion', 'diagonal'),
    box(112, 244, 'ink', 'eggshell', 'eight'),
    'gap',
    box(126, 252, 'vermilion', 'gold', 'upright'),
    box(100, 238, 'mist', 'ink', 'diagonal'),
    box(130, 256, 'gold', 'river', 'eight'),
  ],
  [
    box(130, 254, 'mist', 'river', 'upright'),
    box(104, 242, 'ink', 'vermilion', 'lozenge'),
    box(120, 256, 'gold', 'ink', 'diagonal'),
    box(136, 248, 'eggshell', 'river', 'star'),
    box(98, 238, 'vermilion', 'eggshell', 'eight'),
    box(126, 256, 'ink', 'gold', 'diagonal'),
    box(110, 244, 'mist', 'vermilion', 'upright'),
    box(120, 252, 'eggshell', 'vermilion', 'eight'),
  ],
]

/** A motif on the middle of a spine's upper part, and the label with the hole to pull by. */
const DEFINITIONS = [
  ...MOTIFS.map((motif) => `<path id="${motif}" d="${CENTRES[motif]([0, 0], motif === 'lozenge' ? 36 : 46)}"/>`),
  '<path id="label" d="M-28-96h56v34h-56zM-14-32a14 14 0 0 1 28 0a14 14 0 0 1-28 0"/>',
].join('')

/** The spine of a box; the origin is its lower left corner. */
function spine({ width, height, ground, tile, motif }: Box): string {
  const colour = PIGMENTS[ground]
  const middle = width / 2 - 4
  return [
    rect(0, -height, width, height, colour),
    rect(width - 8, -height, 8, height, shade(colour, 0.8)),
    `<use href="#${motif}" x="${middle}" y="${70 - height}" fill="${PIGMENTS[tile]}"/>`,
    `<use href="#label" x="${middle}" fill="${ground === 'ink' || ground === 'vermilion' ? eggshell : ink}"/>`,
  ].join('')
}

function shelf(boxes: readonly (Box | 'gap')[], index: number): string {
  const y = (index + 1) * SHELF_PX - BOARD_PX
  let x = 14
  const standing = boxes.map((item) => {
    const left = x
    x += item === 'gap' ? GAP_PX : item.width + 4
    return item === 'gap' ? '' : at(left, y, spine(item))
  })
  return [
    rect(0, y - SHELF_PX + BOARD_PX, 1000, 26, shade(river, 0.72)),
    ...standing,
    rect(0, y, 1000, BOARD_PX, ink),
  ].join('')
}

const MIDDLE_BOARD_Y = 2 * SHELF_PX - BOARD_PX
/** Leans against its neighbour on the right, on its lower right corner. */
const LEANING = at(560, MIDDLE_BOARD_Y, at(-96, 0, spine(box(96, 240, 'eggshell', 'ink', 'star'))), 12)

/** The shelf with the papers of finished cases; one has been taken out, and a sparrow keeps its place. */
export const illustration: Illustration = {
  width: 1000,
  height: 900,
  shapes: [
    `<defs>${DEFINITIONS}</defs>`,
    rect(0, 0, 1000, 900, river),
    ...SHELVES.map(shelf),
    LEANING,
    sparrow(422, MIDDLE_BOARD_Y),
  ].join(''),
}
