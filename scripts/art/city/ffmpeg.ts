import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Encodes pictures (RGB, 8 bits a channel) with the installed ffmpeg and returns the content of the encoded file.
 * Throws if ffmpeg is missing or fails.
 * @param extension decides the file format, e.g. `mp4`
 */
export async function ffmpeg(
  pictures: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { widthPx, heightPx, framesPerSecond }: { widthPx: number; heightPx: number; framesPerSecond: number },
  options: string,
  extension: string,
): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'film-'))
  try {
    const file = path.join(folder, `film.${extension}`)
    const input = `-loglevel error -f rawvideo -pix_fmt rgb24 -s ${widthPx}x${heightPx} -r ${framesPerSecond} -i -`
    const encoder = spawn('ffmpeg', [...input.split(' '), ...options.split(' '), file], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    const ended = once(encoder, 'close')
    for await (const picture of pictures) {
      if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain')
    }
    encoder.stdin.end()
    const [code] = await ended
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
