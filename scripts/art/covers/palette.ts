import { PIGMENTS, type Pigment } from '../pigments.ts'

/** The colours of a scene by role, so that a scene can be drawn on any ground. */
export interface Palette {
  /** The plain field behind the scene. */
  ground: string
  /** Surfaces: screens, sheets, walls. */
  paper: string
  /** The main thing in the picture; contrasts with ground and paper. */
  accent: string
  second: string
  third: string
}

/** A shade of eggshell for details on paper: grid lines, placeholder text. */
export const QUIET = '#d9ceb2'
/** Lighter than eggshell: sheets, screens. */
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
