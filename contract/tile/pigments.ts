/**
 * The colours of the tiles: those of the light theme in `client/site/theme/tokens.css`, except vermilion. The theme's
 * vermilion is darker, so that white text on it is readable.
 */
export const PIGMENTS = {
  ink: '#10201c',
  eggshell: '#f4ecd8',
  vermilion: '#c8402f',
  gold: '#e9b44c',
  river: '#1f6f5c',
  mist: '#9dbfb2',
} as const

export type Pigment = keyof typeof PIGMENTS
