import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { ContentKind } from './content-kind.ts'

const ROOT = new URL('../../', import.meta.url)

/** A folder of content as it lies there, before anything in it is known to be right. */
export interface ContentFolder {
  slug: string
  /** The text of every file by its name. */
  files: Readonly<Record<string, string | undefined>>
  /** What its file of facts exports, or why that cannot be imported. */
  exports: Readonly<Record<string, unknown>> | Error
}

/** Every folder of a kind, in alphabetical order. */
export function readContentFolders(kind: ContentKind): Promise<ContentFolder[]> {
  const folders = readdirSync(new URL(kind.folders, ROOT), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return Promise.all(folders.map(({ name }) => readContentFolder(kind, name)))
}

/** The folder of one item. Throws when there is none. */
export async function readContentFolder({ folders, factsFile }: ContentKind, slug: string): Promise<ContentFolder> {
  const folder = new URL(`${folders}/${slug}/`, ROOT)
  // Files that an operating system leaves in folders begin with a dot.
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const files = entries.map((entry) => {
    return [entry.name, entry.isFile() ? readFileSync(new URL(entry.name, folder), 'utf8') : '']
  })
  return { slug, files: Object.fromEntries(files), exports: await exportsOf(new URL(factsFile, folder)) }
}

async function exportsOf(file: URL): Promise<Record<string, unknown> | Error> {
  try {
    // A changed file is another module: a server that runs on would otherwise keep the first one.
    return { ...(await import(`${file.href}?${Math.trunc(statSync(file).mtimeMs)}`)) }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
