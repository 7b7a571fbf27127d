/** What the build writes beside the site for the relay. Each reader gives an empty list before the first build. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

function readBuildFile<T>(file: string, schema: z.ZodMiniType<T>, empty: T): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty
    throw new Error(`${file} cannot be used; build the site again`, { cause: error })
  }
}

/** The titles, in every language, of jobs that take no more applications. A title that an open job has as well is not among them. */
export function readClosedJobs(file: string): ReadonlySet<string> {
  return new Set(readBuildFile(file, z.array(z.string()), []))
}

/** By the title in an application: the job's title in the company's language and the path of its page. */
export type JobTitles = ReadonlyMap<string, { title: string; path: string }>

/** The jobs for mails; none when the file is damaged too, because a mail can do without. */
export function readJobTitles(file: string): JobTitles {
  const schema = z.record(z.string(), z.object({ title: z.string(), path: z.string() }))
  try {
    return new Map(Object.entries(readBuildFile(file, schema, {})))
  } catch {
    return new Map()
  }
}

const scriptHash = z.string().check(z.regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/))

/** The hashes of the pages' inline scripts, as sources of the content security policy. */
export function readScriptHashes(file: string): string[] {
  return readBuildFile(file, z.array(scriptHash), [])
}
