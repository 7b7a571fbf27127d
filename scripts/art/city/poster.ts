import type { Sharp } from 'sharp'
import { HERO_FILM, NIGHT_FILM } from '#client/content/hero-film.ts'
import type { Artwork } from '../artwork.ts'
import { ffmpeg } from './ffmpeg.ts'
import { cityFrame } from './frame.ts'
import { FRAME_HEIGHT_PX, FRAME_WIDTH_PX } from './projection.ts'
import { raster } from './raster.ts'

interface Poster {
  name: 'posterWide' | 'posterTall'
  /** Width of the part of the frame that is visible in the poster. This part ends at the right edge of the frame. */
  cropWidthPx: number
  widthPx: number
  heightPx: number
  /** Rate factor of AV1: a higher factor means a smaller file. */
  avifCrf: number
  jpegQuality: number
}

/**
 * The posters: still pictures that show the film's first frame. Posters for wide screens show the whole frame, posters
 * for tall screens its right part.
 */
const POSTERS: readonly Poster[] = [
  { name: 'posterWide', cropWidthPx: FRAME_WIDTH_PX, widthPx: 1600, heightPx: 900, avifCrf: 47, jpegQuality: 45 },
  { name: 'posterTall', cropWidthPx: 1125, widthPx: 720, heightPx: 576, avifCrf: 45, jpegQuality: 70 },
]

/**
 * AV1 rate factor of the posters at night. It is lower than by day, because encoders save on dark areas where the eye
 * still sees the loss.
 */
const NIGHT_CRF = 41

/**
 * The AVIF files are encoded with ffmpeg instead of sharp, because sharp lacks libaom's `tune-content=screen`. This
 * option halves the size of pictures that consist of flat colours.
 */
const AVIF_OPTIONS = [
  '-vf scale=out_color_matrix=bt709:out_range=pc:flags=accurate_rnd+full_chroma_int,format=yuv420p',
  '-color_range pc -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1',
  '-c:v libaom-av1 -still-picture 1 -cpu-used 2 -aom-params tune-content=screen',
].join(' ')

/**
 * The pictures that are shown until the film plays, or instead of the film. They are AVIF files. By day there are also
 * JPEG files, for browsers without AVIF.
 */
export function posterArtworks(): Artwork[] {
  const [day, night] = [cityFrame(0), cityFrame(0, 'night')]
  return POSTERS.flatMap((poster) => [
    avif(poster, day, HERO_FILM[poster.name].avif, poster.avifCrf),
    jpeg(poster, day, HERO_FILM[poster.name].jpeg),
    avif(poster, night, NIGHT_FILM[poster.name].avif, NIGHT_CRF),
  ])
}

function avif(poster: Poster, svg: string, address: string, crf: number): Artwork {
  const { widthPx, heightPx } = poster
  const options = `${AVIF_OPTIONS} -crf ${crf}`
  return {
    file: `public${address}`,
    source: `${JSON.stringify(poster)} ${options} ${svg}`,
    render: async () => {
      const pixels = await picture(svg, poster).raw().toBuffer()
      return ffmpeg([pixels], { widthPx, heightPx, framesPerSecond: 1 }, options, 'avif')
    },
  }
}

function jpeg(poster: Poster, svg: string, address: string): Artwork {
  return {
    file: `public${address}`,
    source: `${JSON.stringify(poster)} ${svg}`,
    render: () => picture(svg, poster).jpeg({ quality: poster.jpegQuality, mozjpeg: true }).toBuffer(),
  }
}

function picture(svg: string, { cropWidthPx, widthPx, heightPx }: Poster): Sharp {
  return raster(svg)
    .extract({ left: FRAME_WIDTH_PX - cropWidthPx, top: 0, width: cropWidthPx, height: FRAME_HEIGHT_PX })
    .resize(widthPx, heightPx)
}
