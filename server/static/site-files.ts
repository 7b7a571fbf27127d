import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { RequestHandler } from 'express'
import send from 'send'

/** The build writes compressed copies beside each file, with these endings; best first. */
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** Types that Express does not derive from the extension: RFC 9116 §3 asks for the charset of security.txt. */
const TYPES: Record<string, string> = { '.txt': 'text/plain; charset=utf-8', '.pack': 'application/octet-stream' }

/**
 * Serves the files below `dir`, pages also without `.html`. The files are listed once, at the start: never build into the folder of a running
 * release (`scripts/release.ts`). A listed file that cannot be read later is an error of that request.
 */
export function siteFiles(dir: string): RequestHandler {
  const files = listFiles(dir)

  return (req, res, next) => {
    // Does not throw: `decodable` has answered addresses that cannot be decoded.
    const path = decodeURI(req.path).replace(/\/$/, '')
    const file = [path, `${path}.html`, `${path}/index.html`].find((name) => files.has(name))
    if (file === undefined) return next()
    const accepted = req.get('Accept-Encoding') ?? ''
    const encoding = ENCODINGS.find(({ name, ending }) => accepted.includes(name) && files.has(file + ending))

    const ending = /\.[^.]*$/.exec(file)?.[0] ?? ''
    res.type(TYPES[ending] ?? ending)
    if (encoding) res.setHeader('Content-Encoding', encoding.name)
    const stored = encodeURI(encoding ? file + encoding.ending : file)
    const acceptRanges = ending === '.mp4'
    send(req, stored, { root: dir, dotfiles: 'allow', index: false, cacheControl: false, acceptRanges })
      .on('directory', () => next(new Error(`${file} is a folder`)))
      .on('error', (error: Error & { status: number }) => {
        // The file does not meet the request's range or condition.
        if (error.status === 412 || error.status === 416) res.status(error.status).end()
        else next(error)
      })
      .pipe(res)
  }
}

/** Paths below `dir`, with a leading slash; hidden files only below `.well-known`. */
function listFiles(dir: string): ReadonlySet<string> {
  if (!existsSync(dir)) return new Set()
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name))}`)
  return new Set(names.filter((name) => !/\/\.(?!well-known\/)/.test(name)))
}
