import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { RequestHandler } from 'express'
import send from 'send'

/**
 * Encodings of the compressed copies that the build writes beside each file, with the endings of the copies. The first
 * one that the client accepts is used, so the one that compresses best comes first.
 */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** Media types that Express does not derive from the extension. RFC 9116 §3 asks for the charset of security.txt. */
const TYPES: Record<string, string> = { '.txt': 'text/plain; charset=utf-8', '.pack': 'application/octet-stream' }

/**
 * Serves the files below `dir`, and pages also without `.html`. The files are listed once, at the start, so never build
 * into the folder of a running release (`scripts/release.ts`). When a listed file cannot be read later, only that
 * request fails.
 */
export function siteFiles(dir: string): RequestHandler {
  const files = listFiles(dir)

  return (req, res, next) => {
    const path = decodedPath(req.path).replace(/\/$/, '')
    const file = [path, `${path}.html`, `${path}/index.html`].find((name) => files.has(name))
    if (file === undefined) return next()
    const encoding = ENCODINGS.find(({ name, ending }) => files.has(file + ending) && req.acceptsEncodings(name))

    const ending = /\.[^.]*$/.exec(file)?.[0] ?? ''
    res.type(TYPES[ending] ?? ending)
    if (encoding) res.setHeader('Content-Encoding', encoding.name)
    const stored = encodeURI(encoding ? file + encoding.ending : file)
    const acceptRanges = ending === '.mp4'
    send(req, stored, { root: dir, dotfiles: 'allow', index: false, cacheControl: false, acceptRanges })
      .on('directory', () => next(new Error(`${file} is a folder`)))
      .on('error', (error: Error & { status: number }) => {
        // 412: the file does not meet a condition of the request. 416: the file does not have the requested range.
        if (error.status !== 412 && error.status !== 416) return next(error)
        // Without this header a CDN might keep the refusal, and give it to all visitors instead of the file.
        res.setHeader('Cache-Control', 'no-store')
        res.status(error.status).end()
      })
      .pipe(res)
  }
}

/** Decodes a path. Returns one that cannot be decoded, such as `/%ff`, as it is: no file has this name. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Lists the paths of the files below `dir`, with a leading slash. Hidden files are listed only below `.well-known`. The
 * list is empty when `dir` does not exist.
 */
function listFiles(dir: string): ReadonlySet<string> {
  if (!existsSync(dir)) return new Set()
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name))}`)
  return new Set(names.filter((name) => !/\/\.(?!well-known\/)/.test(name)))
}
