/**
 * The colours of the tiles: the palette of `client/site/theme/tokens.css`. Vermilion is a shade brighter here than
 * there, because no text is set in it.
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
