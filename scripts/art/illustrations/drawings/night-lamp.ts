import { repeated } from '../../covers/kit.ts'
import { at, circle, line, path, rect } from '../../covers/svg.ts'
import { CENTRES, EDGE_SHAPES } from '../../motifs.ts'
import { PIGMENTS } from '../../pigments.ts'
import type { Illustration } from '../illustrations.ts'
import { engineerHead, phin } from '../shared/night-shift.ts'
import { SKIN } from '../shared/skin.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
const WALL_PATTERN = '#1b302a'
const SLEEVE = '#164f42'
const RACK = '#2c433b'
const FLOOR_Y = 484

/** Between two racks at night, in the light of one lamp: an engineer on a red plastic stool, a laptop, coffee that drips. */
export const illustration: Illustration = {
  width: 800,
  height: 600,
  shapes: [
    wall(),
    circle(400, 276, 208, gold),
    path('M332 138h72l40 190H258z', eggshell),
    floor(),
    at(20, FLOOR_Y, rack('l', 158)),
    at(612, FLOOR_Y, rack('r', 0)),
    circle(654, FLOOR_Y - 290, 8, vermilion),
    lamp(),
    engineer(),
    table(),
  ].join(''),
}

function wall(): string {
  const tile = CENTRES.diagonal([50, 50], 46) + CENTRES.star([0, 0], 30) + EDGE_SHAPES.lozenge([50, 0], 7)
  return rect(0, 0, 800, 600, ink) + repeated('v', 6, 0, 100, repeated('w', 9, 100, 0, path(tile, WALL_PATTERN)))
}

function floor(): string {
  const tile =
    path(CENTRES.lozenge([40, 58], 30), mist) +
    path(CENTRES.upright([40, 58], 22), ink) +
    path(CENTRES.lozenge([0, 58], 8), gold)
  return (
    rect(0, FLOOR_Y, 800, 116, river) +
    at(0, FLOOR_Y, repeated('f', 11, 80, 0, tile)) +
    rect(0, FLOOR_Y, 800, 12, eggshell)
  )
}

/** From its foot; `lit` is the edge that looks at the lamp. */
function rack(id: string, lit: number): string {
  const unit =
    rect(20, -76, 128, 52, RACK) +
    circle(42, -50, 8, gold) +
    circle(66, -50, 8, mist) +
    path('M88-64h10v28h-10zM106-64h10v28h-10zM124-64h10v28h-10z', river)
  return rect(0, -500, 168, 500, ink) + repeated(id, 8, 0, -60, unit) + rect(lit, -500, 10, 500, gold)
}

function lamp(): string {
  return (
    rect(364, -10, 8, 90, eggshell) +
    path('M344 76h48l38 66H306z', vermilion) +
    path('M344 142h48a24 20 0 0 1-48 0z', gold)
  )
}

/** In profile. */
function engineer(): string {
  return (
    path('M452 390h100l-8 20h-84z', vermilion) +
    line('M470 404L456 484M534 404L548 484M464 448H540', vermilion, 14) +
    path('M400 350H530V390H438L434 470H404L388 374Q384 350 400 350z', ink) +
    path('M386 466h48v18h-66q2-14 18-18z', eggshell) +
    path('M446 390Q438 270 482 262H506Q544 290 536 390z', river) +
    at(486, 270, engineerHead(), -6) +
    line('M398 314H362', SKIN, 20) +
    path('M488 282A16 16 0 0 1 512 300L486 332Q482 338 474 336L396 326V302L462 306z', SLEEVE)
  )
}

function table(): string {
  return (
    line('M250 334L272 484M404 334L388 484', mist, 9) +
    rect(210, 328, 218, 12, mist) +
    path('M322 318h74v10h-84l-16-78h12z', ink) +
    at(246, 328, phin())
  )
}
