import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const hashesSchema = z.array(z.string().check(z.regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/)))

/** The sources of the pages' inline scripts that the build wrote for the security policy; none before the first build. */
export function readScriptHashes(file: string): string[] {
  try {
    return hashesSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new Error(`${file} is not a list of script hashes; build the site again`, { cause: error })
  }
}
