import { PIGMENTS, type Pigment } from '#contract/tile/pigments.ts'

/** The colours of a scene. They are named by their role, so that a scene can be drawn on any background colour. */
export interface Palette {
  /** Colour of the plain field behind the scene. */
  ground: string
  /** Colour of surfaces, such as screens, sheets and walls. */
  paper: string
  /** Colour of the main object of the picture. It contrasts with `ground` and `paper`. */
  accent: string
  second: string
  third: string
}

/** A shade of eggshell for details on paper, such as grid lines and placeholder text. */
export const QUIET = '#d9ceb2'
/** A colour lighter than eggshell, for sheets and screens. */
export const PAPER = '#fdf9ee'
const { ink, eggshell, vermilion, gold, river, mist } = PIGMENTS

export const PALETTES: Record<Pigment, Palette> = {
  eggshell: { ground: eggshell, paper: PAPER, accent: vermilion, second: river, third: gold },
  gold: { ground: gold, paper: PAPER, accent: vermilion, second: river, third: mist },
  ink: { ground: ink, paper: eggshell, accent: vermilion, second: gold, third: mist },
  mist: { ground: mist, paper: PAPER, accent: vermilion, second: river, third: gold },
  river: { ground: river, paper: eggshell, accent: gold, second: vermilion, third: mist },
  vermilion: { ground: vermilion, paper: eggshell, accent: gold, second: river, third: mist },
}
