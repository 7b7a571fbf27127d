import { readdirSync, readFileSync, statSync } from 'node:fs'

const FOLDERS = new URL('../../client/content/case-studies/', import.meta.url)

/** A folder of `client/content/case-studies/` as it lies there, before anything in it is known to be right. */
export interface CaseStudyFolder {
  slug: string
  /** The text of every file by its name. */
  files: Readonly<Record<string, string | undefined>>
  /** What its `case-study.ts` exports, or why that cannot be imported. */
  exports: Readonly<Record<string, unknown>> | Error
}

/** Every case study's folder, in alphabetical order. */
export function readCaseStudyFolders(): Promise<CaseStudyFolder[]> {
  const folders = readdirSync(FOLDERS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return Promise.all(folders.map(({ name }) => readCaseStudyFolder(name)))
}

/** The folder of one case study. Throws when there is none. */
export async function readCaseStudyFolder(slug: string): Promise<CaseStudyFolder> {
  const folder = new URL(`${slug}/`, FOLDERS)
  // Files that an operating system leaves in folders begin with a dot.
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const files = entries.map((entry) => {
    return [entry.name, entry.isFile() ? readFileSync(new URL(entry.name, folder), 'utf8') : '']
  })
  return { slug, files: Object.fromEntries(files), exports: await exportsOf(new URL('case-study.ts', folder)) }
}

async function exportsOf(file: URL): Promise<Record<string, unknown> | Error> {
  try {
    // A changed file is another module: a server that runs on would otherwise keep the first one.
    return { ...(await import(`${file.href}?${Math.trunc(statSync(file).mtimeMs)}`)) }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
