/**
 * The colours of the tiles: the palette of `client/site/theme/tokens.css`. Only vermilion differs: the light
 * theme uses a darker shade, so that white text on it is readable.
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
