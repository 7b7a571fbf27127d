import { PIGMENTS } from '#contract/tile/pigments.ts'

/**
 * The colours of a solid's faces that look to the lower left, to the lower right and up. The light comes from the left.
 */
export interface Tones {
  left: string
  right: string
  top: string
}

/** The tones of each pigment in light and shade. */
export const TONES = {
  vermilion: { left: PIGMENTS.vermilion, right: '#932b1e', top: '#d9684f' },
  river: { left: PIGMENTS.river, right: '#164f42', top: PIGMENTS.mist },
  gold: { left: PIGMENTS.gold, right: '#b98a31', top: '#f3ca74' },
  ink: { left: '#24443b', right: PIGMENTS.ink, top: PIGMENTS.river },
  mist: { left: PIGMENTS.mist, right: '#7ba093', top: PIGMENTS.eggshell },
  eggshell: { left: '#fbf6e9', right: '#d3c5a2', top: PIGMENTS.eggshell },
} satisfies Record<string, Tones>

export type Tone = keyof typeof TONES
