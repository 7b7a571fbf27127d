import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const titlesSchema = z.array(z.string())

/**
 * The titles, in every language, of jobs that take no applications any more, as the build wrote them; none before the
 * first build. A title that an open job has too is not among them.
 */
export function readClosedJobs(file: string): ReadonlySet<string> {
  try {
    return new Set(titlesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set()
    throw new Error(`${file} is not a list of job titles; build the site again`, { cause: error })
  }
}
