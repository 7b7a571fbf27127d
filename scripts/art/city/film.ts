import { HERO_FILM, NIGHT_FILM } from '#client/content/hero-film.ts'
import type { Artwork } from '../artwork.ts'
import { ffmpeg } from './ffmpeg.ts'
import { cityFrame, type Scheme } from './frame.ts'
import { FRAME_HEIGHT_PX, FRAME_WIDTH_PX } from './projection.ts'
import { raster } from './raster.ts'
import { FILM_SECONDS } from './timing.ts'

const FRAMES_PER_SECOND = 24
const FRAME_COUNT = FILM_SECONDS * FRAMES_PER_SECOND
/** Number of frames that are rasterised in parallel. */
const JOBS = 3
/**
 * Number of frames whose SVG forms the artwork's source text. When this text changes, the film is drawn again. With all
 * 192 frames, the check whether the text has changed would take too long.
 */
const SAMPLES = 8

/**
 * The colours are BT.709 in video range, so that the film's background has the same colour as the page. One key frame
 * is enough, because the film only plays in a loop and nobody can seek in it.
 */
const OPTIONS = [
  '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p',
  '-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709',
  `-g ${FRAME_COUNT} -an -movflags +faststart`,
].join(' ')
const CODECS = {
  av1: (crf: number) => `-c:v libsvtav1 -preset 4 -crf ${crf} -svtav1-params tune=0:scm=1`,
  // Level 4.0 allows only as many reference frames as hardware decoders support.
  h264: (crf: number) => `-c:v libx264 -preset veryslow -tune animation -profile:v high -level 4.0 -crf ${crf}`,
}
/**
 * Rate factors of the encoders: a lower factor means better quality and a larger file. The factors for the night are
 * lower, because encoders save on dark areas where the eye still sees the loss.
 */
const CRF = { day: { av1: 37, h264: 25 }, night: { av1: 31, h264: 22 } }

/** The films of the home page, by day and by night, each in both codecs. */
export function filmArtworks(): Artwork[] {
  return [...filmOf('day', HERO_FILM), ...filmOf('night', NIGHT_FILM)]
}

function filmOf(scheme: Scheme, addresses: { av1: string; h264: string }): Artwork[] {
  const samples = Array.from({ length: SAMPLES }, (_, sample) => cityFrame(sample / SAMPLES, scheme)).join('')
  const format = { widthPx: FRAME_WIDTH_PX, heightPx: FRAME_HEIGHT_PX, framesPerSecond: FRAMES_PER_SECOND }
  return (['av1', 'h264'] as const).map((codec) => {
    const options = `${CODECS[codec](CRF[scheme][codec])} ${OPTIONS}`
    return {
      file: `public${addresses[codec]}`,
      source: `${FRAME_COUNT} ${options} ${samples}`,
      render: () => ffmpeg(frames(scheme), format, options, 'mp4'),
    }
  })
}

/** Yields the pixels of all frames in order. `JOBS` frames are rasterised at the same time. */
async function* frames(scheme: Scheme): AsyncGenerator<Buffer> {
  const pending: Promise<Buffer>[] = []
  for (let frame = 0; frame < FRAME_COUNT; frame++) {
    pending.push(
      raster(cityFrame(frame / FRAME_COUNT, scheme))
        .raw()
        .toBuffer(),
    )
    if (pending.length === JOBS) yield pending.shift() as Promise<Buffer>
  }
  yield* pending
}
