import path from 'node:path'

/**
 * A class of a CSS module by the name of its file, `story-card-overlay`: without a hash or line number in it, pages stay as
 * they are when a style changes, and compress better. Files with classes have names of their own (`scoped-name.test.ts`).
 */
export function scopedName(name: string, file: string): string {
  return `${path.basename(file.split('?')[0] ?? file, '.module.css')}-${name}`
}
