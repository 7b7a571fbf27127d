import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Locale } from '#contract/addresses.ts'
import type { ContentKind } from './content-kind.ts'

const ROOT = new URL('../../', import.meta.url)

/** The texts of a language before they are checked. */
export type Texts = Readonly<Record<string, unknown>>

/** The folder of an item before it is checked. */
export interface ContentFolder {
  slug: string
  /** The text of every file by its name. */
  files: Readonly<Record<string, string | undefined>>
  /** The exports of its file of facts, or the error of importing it. */
  exports: Readonly<Record<string, unknown>> | Error
}

/** Every folder of a kind, in alphabetical order. */
export function readContentFolders(kind: ContentKind): Promise<ContentFolder[]> {
  const entries = readdirSync(new URL(kind.folder, ROOT), { withFileTypes: true })
  return Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => readContentFolder(kind, name)))
}

/** The folder of one item. Rejects when there is none. */
export async function readContentFolder({ folder, factsFile }: ContentKind, slug: string): Promise<ContentFolder> {
  const url = new URL(`${folder}/${slug}/`, ROOT)
  // Operating systems leave files there whose names begin with a dot.
  const entries = readdirSync(url, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const files = entries.map((entry) => {
    return [entry.name, entry.isFile() ? readFileSync(new URL(entry.name, url), 'utf8') : '']
  })
  return { slug, files: Object.fromEntries(files), exports: await exportsOf(new URL(factsFile, url)) }
}

/** The texts of a folder in a language, empty when their file is missing; an error when the file is no JSON object. */
export function readTexts({ files }: ContentFolder, locale: Locale): Texts | Error {
  try {
    const texts = JSON.parse(files[`${locale}.json`] ?? '{}')
    return typeof texts === 'object' && texts !== null ? texts : new Error(`it holds ${JSON.stringify(texts)}`)
  } catch (error) {
    return error as Error
  }
}

async function exportsOf(file: URL): Promise<Record<string, unknown> | Error> {
  try {
    // The time of the change makes another address: a development server would otherwise import the old version again.
    return { ...(await import(`${file.href}?${Math.trunc(statSync(file).mtimeMs)}`)) }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
