/**
 * Versions in the names of the film and poster files, by day and by night. Raise one with every new film or poster,
 * because browsers and the service worker never fetch a cached file again under the same name.
 */
const DAY_VERSION = 1
const NIGHT_VERSION = 3

const dayFile = (name: string, ending: string) => `/film/${name}.v${DAY_VERSION}.${ending}`
const nightFile = (name: string, ending: string) => `/film/${name}-night.v${NIGHT_VERSION}.${ending}`

/**
 * The addresses of the home page's film and of its posters. A poster is a picture of the first frame, shown until the
 * film plays.
 */
export const HERO_FILM = {
  av1: dayFile('city', 'av1.mp4'),
  h264: dayFile('city', 'h264.mp4'),
  posterWide: { avif: dayFile('poster-wide', 'avif'), jpeg: dayFile('poster-wide', 'jpg') },
  posterTall: { avif: dayFile('poster-tall', 'avif'), jpeg: dayFile('poster-tall', 'jpg') },
}

/**
 * The addresses of the film that shows the same city by night. It has no JPEG posters: browsers without AVIF show the
 * JPEG posters of `HERO_FILM`.
 */
export const NIGHT_FILM = {
  av1: nightFile('city', 'av1.mp4'),
  h264: nightFile('city', 'h264.mp4'),
  posterWide: { avif: nightFile('poster-wide', 'avif') },
  posterTall: { avif: nightFile('poster-tall', 'avif') },
}
