import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { localePath, PATHS, splitLocale } from '#contract/addresses.ts'

/** Where the built site lies. */
export const SITE = fileURLToPath(new URL('../../dist/site', import.meta.url))

/** What a page has loaded, in kB of 1000 bytes as the relay sends it; neither the worker's own requests nor the film. */
export interface Loaded {
  scriptKb: number
  allKb: number
}

/** Notes what a page loads from now on; gives the function that tells what that is so far, each file once. */
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

/** The file that the relay answers a path with. */
export function fileAt(pathname: string): string {
  if (/\.\w+$/.test(pathname)) return join(SITE, pathname)
  const page = join(SITE, pathname === '/' ? 'index.html' : `${pathname}.html`)
  return existsSync(page) ? page : join(SITE, `${localePath(splitLocale(pathname).locale, PATHS.notFound)}.html`)
}

export function kilobytes(files: string[]): number {
  return files.reduce((sum, file) => sum + wireSize(file), 0) / 1000
}

/** Bytes of a file as the relay sends it. */
function wireSize(file: string): number {
  try {
    return readFileSync(`${file}.br`).length
  } catch {
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0
  }
}
