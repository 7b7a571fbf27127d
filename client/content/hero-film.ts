/**
 * Version in the names of the film and poster files. Raise it with every new film or poster, because browsers and the
 * service worker never fetch a cached file again under the same name.
 */
const VERSION = 1

const file = (name: string, ending: string) => `/film/${name}.v${VERSION}.${ending}`

/**
 * The addresses of the home page's film and of its posters. A poster is a picture of the first frame, shown until the
 * film plays.
 */
export const HERO_FILM = {
  av1: file('city', 'av1.mp4'),
  h264: file('city', 'h264.mp4'),
  posterWide: { avif: file('poster-wide', 'avif'), jpeg: file('poster-wide', 'jpg') },
  posterTall: { avif: file('poster-tall', 'avif'), jpeg: file('poster-tall', 'jpg') },
}

/**
 * The addresses of the film that shows the same city by night. It has no JPEG posters: browsers without AVIF show the
 * JPEG posters of `HERO_FILM`.
 */
export const NIGHT_FILM = {
  av1: file('city-night', 'av1.mp4'),
  h264: file('city-night', 'h264.mp4'),
  posterWide: { avif: file('poster-wide-night', 'avif') },
  posterTall: { avif: file('poster-tall-night', 'avif') },
}
