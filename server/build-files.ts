/** Reads the files that the build writes for the relay, beside the site. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** The names of these files in `dist` (`scripts/build/prerender.ts` writes them). */
export const SCRIPT_HASHES_FILE = 'csp.json'
export const CLOSED_JOBS_FILE = 'closed-jobs.json'
export const JOB_TITLES_FILE = 'job-titles.json'

/**
 * Folders in `dist` with the files of the two builds before the current one, the latest first. A page that was opened
 * before the current build still loads scripts of its own build. The build keeps these files
 * (`scripts/build/earlier-builds.ts`), and the relay serves them.
 */
export const EARLIER_BUILD_FOLDERS = ['earlier/1', 'earlier/2']

/**
 * Reads a JSON file of a build. Returns `empty` when the file does not exist, as before the first build.
 * @throws Error when the file is damaged.
 */
function readBuildFile<T>(folder: string, name: string, schema: z.ZodMiniType<T>, empty: T): T {
  const file = join(folder, name)
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
export function readClosedJobs(distDir: string): ReadonlySet<string> {
  return new Set(readBuildFile(distDir, CLOSED_JOBS_FILE, z.array(z.string()), []))
}

/** Maps the title in an application to the job's title in the company's language and to the path of the job's page. */
export type JobTitles = ReadonlyMap<string, { title: string; path: string }>

/**
 * Returns the job titles for mails. When the file is missing or damaged, the map is empty. Mails then show a job's
 * title as the application names it.
 */
export function readJobTitles(distDir: string): JobTitles {
  const schema = z.record(z.string(), z.object({ title: z.string(), path: z.string() }))
  try {
    return new Map(Object.entries(readBuildFile(distDir, JOB_TITLES_FILE, schema, {})))
  } catch {
    return new Map()
  }
}

const scriptHash = z.string().check(z.regex(/^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/))

/**
 * Returns the hashes of the pages' inline scripts, written as the content security policy takes them. `buildDir` is
 * `dist`, or one of `EARLIER_BUILD_FOLDERS` in it.
 * @throws Error when the file is damaged.
 */
export function readScriptHashes(buildDir: string): string[] {
  return readBuildFile(buildDir, SCRIPT_HASHES_FILE, z.array(scriptHash), [])
}
