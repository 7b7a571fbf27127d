/** Reads the files that the build writes for the relay, beside the site. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/**
 * Folders in `dist` with the files of the two builds before the current one, the latest first. A page that was opened
 * before the current build still loads scripts of its own build. The build keeps these files
 * (`scripts/build/earlier-builds.ts`), and the relay serves them.
 */
export const EARLIER_BUILD_FOLDERS = ['earlier/1', 'earlier/2']

/**
 * Reads a JSON file. Returns `empty` when the file does not exist, as before the first build.
 * @throws Error when the file is damaged.
 */
function readBuildFile<T>(file: string, schema: z.ZodMiniType<T>, empty: T): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty
    throw new Error(`${file} cannot be used; build the site again`, { cause: error })
  }
}

/**
 * Returns the titles, in every language, of the jobs that take no more applications. The build leaves out a title that
 * an open job has as well.
 * @throws Error when the file is damaged.
 */
export function readClosedJobs(file: string): ReadonlySet<string> {
  return new Set(readBuildFile(file, z.array(z.string()), []))
}

/** Maps the title in an application to the job's title in the company's language and to the path of the job's page. */
export type JobTitles = ReadonlyMap<string, { title: string; path: string }>

/**
 * Returns the job titles for mails. When the file is missing or damaged, the map is empty. Mails then show a job's
 * title as the application names it.
 */
export function readJobTitles(file: string): JobTitles {
  const schema = z.record(z.string(), z.object({ title: z.string(), path: z.string() }))
  try {
    return new Map(Object.entries(readBuildFile(file, schema, {})))
  } catch {
    return new Map()
  }
}

const scriptHash = z.string().check(z.regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/))

/**
 * Returns the hashes of the pages' inline scripts, written as the content security policy takes them.
 * @throws Error when the file is damaged.
 */
export function readScriptHashes(file: string): string[] {
  return readBuildFile(file, z.array(scriptHash), [])
}
