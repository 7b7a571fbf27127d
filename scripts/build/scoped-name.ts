import { createHash } from 'node:crypto'
import path from 'node:path'

const LENGTH = 4
const given = new Map<string, string>()

/**
 * The name of a CSS module's class in the built pages: four characters, computed from the names of the file and the
 * class. The styles have no influence on the name, so class names stay the same when a style changes. With these names
 * a page is a tenth smaller than with readable names.
 * @throws when two classes would get the same name.
 */
export function scopedName(name: string, file: string): string {
  const readable = readableName(name, file)
  const short = createHash('sha256')
    .update(readable)
    .digest('base64url')
    .slice(0, LENGTH)
    .replace(/^[^a-z]/i, 'x')
  const other = given.get(short)
  if (other && other !== readable) throw new Error(`${readable} and ${other} come to the same class: rename one`)
  given.set(short, readable)
  return short
}

/** The readable name of a CSS module's class in `npm run dev`, such as `job-card-apply`. */
export function readableName(name: string, file: string): string {
  return `${path.basename(file.split('?')[0] ?? file, '.module.css')}-${name}`
}
