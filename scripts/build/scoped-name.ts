import { createHash } from 'node:crypto'
import path from 'node:path'

const LENGTH = 4
const given = new Map<string, string>()

/**
 * The class of a CSS module in the built pages: four characters that follow from its file's name and its own. Pages stay as
 * they are when a style changes, and are a tenth smaller than with names that can be read. Throws when two classes would
 * get the same.
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

/** The same in `npm run dev`, to be read: `story-card-overlay`. */
export function readableName(name: string, file: string): string {
  return `${path.basename(file.split('?')[0] ?? file, '.module.css')}-${name}`
}
