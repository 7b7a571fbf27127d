/** Raise it with every new film or poster: browsers and the worker cache these files for good under their names. */
const VERSION = 1

const file = (name: string, ending: string) => `/film/${name}.v${VERSION}.${ending}`

/** The addresses of the film of the home page and of its first frame. */
export const HERO_FILM = {
  av1: file('city', 'av1.mp4'),
  h264: file('city', 'h264.mp4'),
  posterWide: { avif: file('poster-wide', 'avif'), jpeg: file('poster-wide', 'jpg') },
  posterTall: { avif: file('poster-tall', 'avif'), jpeg: file('poster-tall', 'jpg') },
}

/** The same city by night. Browsers without AVIF show the poster of the day. */
export const NIGHT_FILM = {
  av1: file('city-night', 'av1.mp4'),
  h264: file('city-night', 'h264.mp4'),
  posterWide: { avif: file('poster-wide-night', 'avif') },
  posterTall: { avif: file('poster-tall-night', 'avif') },
}
