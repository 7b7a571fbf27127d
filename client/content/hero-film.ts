/**
 * Raise when film or posters are drawn anew: browsers and worker keep them for good under their names.
 */
const VERSION = 1

const file = (name: string, ending: string) => `/film/${name}.v${VERSION}.${ending}`

const film = (name: string) => ({
  av1: file(`city${name}`, 'av1.mp4'),
  h264: file(`city${name}`, 'h264.mp4'),
  posterWide: { avif: file(`poster-wide${name}`, 'avif'), jpeg: file(`poster-wide${name}`, 'jpg') },
  posterTall: { avif: file(`poster-tall${name}`, 'avif'), jpeg: file(`poster-tall${name}`, 'jpg') },
})

/** The addresses of the home page's film and of its first frame. */
export const HERO_FILM = film('')
/** The same city by night. */
export const NIGHT_FILM = film('-night')
