import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { localePath, PATHS, splitLocale } from '#contract/addresses.ts'

/** Folder of the built site. */
const SITE = fileURLToPath(new URL('../../dist/site', import.meta.url))

/**
 * Size of the files that a page has loaded, as the relay sends them, in kB of 1000 bytes. Requests of the service
 * worker, requests to the API and the film do not count.
 */
export interface Loaded {
  scriptKb: number
  allKb: number
}

/**
 * Records the files that a page loads from now on. The returned function returns their size so far. Each file counts
 * once.
 */
export function watchLoading(page: Page): () => Loaded {
  const files = new Set<string>()
  page.on('requestfinished', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http') && !/^\/api\/|\.mp4$/.test(pathname)) files.add(fileAt(pathname))
  })
  return () => ({
    scriptKb: kilobytes([...files].filter((file) => file.endsWith('.js'))),
    allKb: kilobytes([...files]),
  })
}

/** Path of the built file with which the relay answers a request for `pathname`. */
export function fileAt(pathname: string): string {
  if (/\.\w+$/.test(pathname)) return join(SITE, pathname)
  const page = join(SITE, pathname === '/' ? 'index.html' : `${pathname}.html`)
  return existsSync(page) ? page : join(SITE, `${localePath(splitLocale(pathname).locale, PATHS.notFound)}.html`)
}

export function kilobytes(files: string[]): number {
  return files.reduce((sum, file) => sum + wireSize(file), 0) / 1000
}

/**
 * Returns the number of bytes that the relay sends for a file: the size of its `.br` file if the build has made one, or
 * else the size of the file itself. Returns 0 if the file does not exist.
 */
function wireSize(file: string): number {
  try {
    return readFileSync(`${file}.br`).length
  } catch {
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0
  }
}

/**
 * Returns the size of the whole site and its number of files as text. Files that the build has compressed count with
 * their compressed size.
 */
export function wholeSiteSize(): string {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/\.(br|gz)$/.test(file))
    .map((file) => join(SITE, file))
    .filter((file) => statSync(file).isFile())
  return `${kilobytes(files).toFixed(1)} kB in ${files.length} files`
}
