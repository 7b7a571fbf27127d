import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest|pack)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every text file of the finished site; the relay sends them as they are. */
export function compress(): Plugin {
  let siteDir: string
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      siteDir = path.resolve(config.root, config.build.outDir)
    },
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

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await brotli(content, { params: quality }))
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
}
