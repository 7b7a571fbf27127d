import { shade } from '../../../covers/isometric.ts'
import { PAPER } from '../../../covers/palette.ts'
import { at, circle, line, path, rect } from '../../../covers/svg.ts'
import { PIGMENTS } from '../../../pigments.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
/** Where the pavement begins. */
export const KERB_Y = 724
/** The opening of the shop: the browser's bar, the shutter and the page below it. */
export const SHOP = { x: 232, y: 354, width: 536, bottom: KERB_Y - 14 }
const BAR_PX = 56
const SHUTTER_BOTTOM_Y = 492

/** Iced milk coffee under its drip filter. */
const COFFEE =
  path('M-56 116h112v12H-56z', shade(gold, 0.6)) +
  path('M-42 34h84l-9 82h-66z', PAPER) +
  path('M-40 52h80l-3.500 32h-73z', ink) +
  path('M-56 22h112v12H-56z', shade(mist, 0.56)) +
  path('M-38-32h76v54h-76z', mist) +
  path('M12-32h26v54h-26z', shade(mist, 0.72))

const LOAF =
  path('M-54 26Q-40-20 6-28Q40-34 54-22Q46 22 4 32Q-36 42-54 26z', gold) +
  path('M-54 22Q-10 34 54-22Q46 12 4 24Q-34 34-54 22z', river) +
  path('M-54 20Q-44-22 4-32Q38-38 54-26Q20 24-54 20z', '#c98a3c') +
  line('M-30-2l14 14M-10-12l14 14M12-20l13 13', eggshell, 5)

const LANTERN =
  path('M-18-44h36v8h-36zM-18 22h36v8h-36zM-3-58h6v16h-6zM-3 28h6v26h-6z', ink) +
  path('M-18-36h36q44 30 0 58h-36q-44-28 0-58z', gold) +
  line('M-4-36q-18 30 0 58M4-36q18 30 0 58', shade(gold, 0.7), 4)

/** What is for sale, as a page: coffee on a stool, a button, a loaf and a lantern. */
export function shopPage(): string {
  const { x, y, width, bottom } = SHOP
  const card = (left: number, top: number, wide: number, high: number, fill: string, content: string) =>
    rect(left, top, wide, high, fill) + at(left + wide / 2, top + high / 2, content)
  return at(
    x,
    y + BAR_PX,
    rect(0, 0, width, bottom - y - BAR_PX, PAPER) +
      card(20, 0, 212, 280, gold, `<g transform="translate(0 -22)scale(1.22)">${COFFEE}</g>`) +
      path('M256 102h160v16h-160zM256 128h112v16h-112z', ink) +
      rect(434, 102, 82, 42, vermilion) +
      path('M452 118h46v10h-46z', PAPER) +
      card(256, 164, 122, 116, mist, LOAF) +
      card(394, 164, 122, 116, river, LANTERN),
  )
}

/** The shutter, half way up. */
export function rollerShutter(): string {
  const { x, y, width } = SHOP
  const top = y + BAR_PX
  return [
    rect(x, top, width, SHUTTER_BOTTOM_Y - top, mist),
    line([20, 40, 60, 80].map((dy) => `M${x} ${top + dy}h${width}`).join(''), shade(mist, 0.74), 5),
    rect(x, SHUTTER_BOTTOM_Y - 14, width, 14, ink),
  ].join('')
}

/** The box of the shutter: lights and an address. */
export function browserBar(): string {
  const { x, y, width } = SHOP
  const lights = [vermilion, gold, mist].map((light, index) => circle(x + 32 + index * 34, y + 28, 11, light))
  return (
    rect(x - 14, y, width + 28, BAR_PX, ink) +
    lights.join('') +
    rect(x + 130, y + 13, width - 150, 30, '#3a4a44') +
    circle(x + 146, y + 28, 5, mist)
  )
}
