import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Vite plugin that writes a `.br` and a `.gz` beside every text file of the finished site. The relay sends these files,
 * so it need not compress anything itself.
 */
export function compress(siteDir: string): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error) return
        const files = await readdir(siteDir, { recursive: true })
        await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressFile(path.join(siteDir, file))))
      },
    },
  }
}

/** Writes a `.br` and a `.gz` beside a file. Returns the size of the `.br`, the smaller file, in bytes. */
export async function compressFile(file: string): Promise<number> {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const smallest = await brotli(content, { params })
  await writeFile(`${file}.br`, smallest)
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
  return smallest.length
}
