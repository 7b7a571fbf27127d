import { HERO_FILM, NIGHT_FILM } from '#client/content/hero-film.ts'
import type { Artwork } from '../artwork.ts'
import { ffmpeg } from './ffmpeg.ts'
import { cityFrame, type Scheme } from './frame.ts'
import { FRAME_HEIGHT_PX, FRAME_WIDTH_PX } from './projection.ts'
import { raster } from './raster.ts'
import { FILM_SECONDS } from './timing.ts'

const FRAMES_PER_SECOND = 24
const FRAME_COUNT = FILM_SECONDS * FRAMES_PER_SECOND
/** Frames rasterised at a time. */
const JOBS = 3
/** Frames that stand for the whole film in its fingerprint. */
const SAMPLES = 8

/** Converted and labelled as BT.709 in video range, so that the ground has the page's colour; one key frame, since it loops. */
const OPTIONS = [
  '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p',
  '-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709',
  `-g ${FRAME_COUNT} -an -movflags +faststart`,
].join(' ')
const CODECS = {
  av1: (crf: number) => `-c:v libsvtav1 -preset 4 -crf ${crf} -svtav1-params tune=0:scm=1`,
  // Level 4.0 keeps the number of reference frames within what decoders in hardware have.
  h264: (crf: number) => `-c:v libx264 -preset veryslow -tune animation -profile:v high -level 4.0 -crf ${crf}`,
}
/** Smaller is larger: encoders spare on what is dark, and the eye does not. */
const CRF = { day: { av1: 37, h264: 25 }, night: { av1: 29, h264: 20 } }

/** The films on the home page, by day and by night, once for each codec. */
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

/** The pixels of all frames in turn, some ahead of the one that is asked for. */
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
