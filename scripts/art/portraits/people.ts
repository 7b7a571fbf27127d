import { circle, line, path } from '../covers/svg.ts'
import { PIGMENTS, type Pigment } from '../pigments.ts'
import { earrings, glasses, type Person } from './face.ts'

const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS
/** Skin in the light and in the shade, from the palest. */
const PALE = ['#f2caa0', '#dba878'] as const
const WARM = ['#e3ad7e', '#c88c5c'] as const
const TANNED = ['#cf935f', '#b17544'] as const
const BROWN = ['#ab6b40', '#8c522e'] as const
const GREY = '#7d8a83'

/** A person before a quarter of a tile. */
export interface Portrait extends Person {
  id: string
  /** Of the tile behind, from its ground inwards. */
  rings: readonly [ground: Pigment, ...rings: Pigment[]]
}

/** The stand-up collar of an áo dài, with its buttoned seam to the right. */
const aoDaiCollar = (colour: string, seam: string) =>
  path('M40 68q10 8 20 0l4 12q-14 8-28 0z', colour) + line('M50 74v9q10 5 24 0', seam, 1.4)
/** The two points of a shirt's collar. */
const shirtCollar = (colour: string) => path('M42 71L50 83 40 90 34 77zM58 71L50 83 60 90 66 77z', colour)
/** A round neckline, with the skin under it left to the neck. */
const roundCollar = (colour: string) => line('M40.5 75q9.5 16 19 0', colour, 3)

/** The five who founded the company. */
export const FOUNDERS: readonly Portrait[] = [
  {
    id: 'minh-khoa',
    skin: WARM,
    hair: ink,
    hairInFront: 'M31.5 46V36a18.5 18.5 0 0 1 18.5-18.5h4a15 15 0 0 1 14.5 15V46h-1.5q-1-7-5-10H44q-8 0-11 10z',
    clothes: vermilion,
    collar: shirtCollar(eggshell),
    extras: glasses('straight', ink),
    rings: ['mist', 'eggshell', 'river'],
  },
  {
    id: 'thu-ha',
    skin: PALE,
    hair: ink,
    hairBehind: 'M29 74V39a21 21 0 0 1 42 0V74z',
    hairInFront: 'M32 44V34a18 16 0 0 1 36 0V44q-2-3-4-4H36q-2 1-4 4z',
    clothes: river,
    collar: aoDaiCollar(river, gold),
    extras: earrings(gold),
    brows: [1.4, 2],
    mouth: 'lips',
    rings: ['gold', 'vermilion', 'eggshell'],
  },
  {
    id: 'quoc-bao',
    skin: TANNED,
    hair: '#22332e',
    hairInFront: 'M32 42V36a18 16 0 0 1 36 0V42q-2-9-18-9q-16 0-18 9z',
    clothes: ink,
    collar: roundCollar(gold),
    extras: path('M33 50v3a17 18 0 0 0 34 0v-3q-1 8-6 9H39q-5-1-6-9zM42.5 61.5h15v3h-15z', '#22332e'),
    brows: [2.8, 1],
    rings: ['vermilion', 'gold', 'eggshell'],
  },
  {
    id: 'ngoc-lan',
    skin: WARM,
    hair: ink,
    hairBehind: 'M40 14a10 9 0 0 1 20 0a10 9 0 0 1-20 0z',
    hairInFront: 'M31.5 48V38a18.5 18.5 0 0 1 37 0V48q-3-12-18.5-14q-15.5 2-18.5 14z',
    clothes: gold,
    collar: aoDaiCollar(gold, vermilion),
    extras: glasses('round', ink),
    brows: [1.4, 2.5],
    mouth: 'lips',
    rings: ['river', 'mist', 'vermilion'],
  },
  {
    id: 'van-tam',
    skin: TANNED,
    hair: GREY,
    hairInFront: 'M31 47V37a17 17 0 0 1 14-18a19 14 0 0 1 24 16V47l-2.5-1q0-8-4.5-10q-8 2-14-3q-6 7-14.5 8z',
    clothes: eggshell,
    collar: shirtCollar(mist),
    extras: path('M40.5 63q1-4.5 5.5-4.5q2.5 0 4 1q1.5-1 4-1q4.5 0 5.5 4.5q-9.5-3-19 0z', GREY),
    brows: [2.4, 2],
    rings: ['ink', 'river', 'gold'],
  },
]

/** The people of the testimonials. */
export const CLIENTS: readonly Portrait[] = [
  {
    id: 'minh-anh',
    skin: PALE,
    hair: ink,
    hairBehind: 'M28 86V40a22 22 0 0 1 44 0V86z',
    hairInFront: 'M32 50V36a18 17 0 0 1 36 0V50q-2-12-10-17q-7 5-15 5q-8 0-11 12z',
    clothes: vermilion,
    collar: aoDaiCollar(vermilion, eggshell),
    brows: [1.4, 2],
    mouth: 'lips',
    rings: ['mist', 'river', 'gold'],
  },
  {
    id: 'thanh-tung',
    skin: WARM,
    hair: '#c9cfc6',
    hairInFront: 'M31 50V38a19 19 0 0 1 38 0V50q-2-2-3-8q0-6-4-9q-12 3-22 0q-6 3-6 9q-1 6-3 8z',
    clothes: ink,
    collar: path('M40 73L50 100 60 73 66 77 58 100H42L34 77z', eggshell) + path('M47.5 84h5l2.5 16h-10z', vermilion),
    extras: glasses('round', ink),
    brows: [2, 1.5],
    rings: ['river', 'mist', 'gold'],
  },
  {
    id: 'priya-raman',
    skin: BROWN,
    hair: ink,
    hairBehind: 'M30 42a20 22 0 0 1 40 0q0 12 5 20t-1 26H26q-6-18-1-26t5-20z',
    hairInFront: 'M32 50V37a18 17 0 0 1 36 0V50q-2-12-18-17q-16 5-18 17z',
    clothes: gold,
    collar: roundCollar(vermilion),
    extras: earrings(gold) + circle(67, 59, 1, vermilion) + circle(33, 59, 1, vermilion),
    brows: [2, 2.5],
    mouth: 'lips',
    rings: ['vermilion', 'eggshell', 'river'],
  },
]
