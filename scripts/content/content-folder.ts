import { readdirSync, readFileSync, statSync } from 'node:fs'
import type { Locale } from '#contract/addresses.ts'
import type { ContentKind } from './content-kind.ts'

const ROOT = new URL('../../', import.meta.url)

/** The texts of an item in one language before they are checked. */
export type Texts = Readonly<Record<string, unknown>>

/** The folder of a content item before it is checked. */
export interface ContentFolder {
  slug: string
  /** The text of every file in the folder, by the file's name. The text of a subfolder is empty. */
  files: Readonly<Record<string, string | undefined>>
  /** The exports of the item's file of facts (such as `case-study.ts`), or the error that importing the file threw. */
  exports: Readonly<Record<string, unknown>> | Error
}

/** Reads the folders of all items of a kind of content, such as all case studies, in alphabetical order. */
export function readContentFolders(kind: ContentKind): Promise<ContentFolder[]> {
  const entries = readdirSync(new URL(kind.folder, ROOT), { withFileTypes: true })
  return Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => readContentFolder(kind, name)))
}

/** Reads the folder of one item, such as one case study. Rejects if there is no such folder. */
export async function readContentFolder({ folder, factsFile }: ContentKind, slug: string): Promise<ContentFolder> {
  const url = new URL(`${folder}/${slug}/`, ROOT)
  // Leave out entries whose names begin with a dot. Operating systems create such files in any folder; they are no
  // content.
  const entries = readdirSync(url, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const files = entries.map((entry) => {
    return [entry.name, entry.isFile() ? readFileSync(new URL(entry.name, url), 'utf8') : '']
  })
  return { slug, files: Object.fromEntries(files), exports: await exportsOf(new URL(factsFile, url)) }
}

/**
 * The texts of a folder in a language. Returns an empty object if the file of this language is missing, and an error if
 * the file is not valid JSON or holds no object.
 */
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
    // The time of the file's last change is part of the address. Otherwise a development server would import the old
    // version of a changed file again.
    return { ...(await import(`${file.href}?${Math.trunc(statSync(file).mtimeMs)}`)) }
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
