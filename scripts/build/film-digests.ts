import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DIGEST_LENGTH } from '#contract/group.ts'

/**
 * Maps the address of each film in the public folder to its digest: the start of its SHA-256 in hexadecimal. With the
 * digest the service worker recognises damaged films (`client/device/worker/film.ts`).
 */
export function filmDigests(publicDir: string): Record<string, string> {
  const films = globSync('film/*.mp4', { cwd: publicDir }).sort()
  return Object.fromEntries(films.map((film) => [`/${film}`, digestOf(path.join(publicDir, film))]))
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, DIGEST_LENGTH)
}
