import { LOCALES } from '#contract/addresses.ts'
import { readContentFolders } from './content-folder.ts'
import type { ContentItem, ContentKind } from './content-kind.ts'
import { problemsOfAll } from './folder-problems.ts'

/**
 * Reads every item of a kind of content, such as every case study, in alphabetical order of the slugs. This function
 * runs in plain Node, without a bundler.
 * @throws Error that lists all problems of all folders, one a line.
 */
export async function readItems<Kind extends ContentKind>(kind: Kind): Promise<ContentItem<Kind>[]> {
  const folders = await readContentFolders(kind)
  const problems = problemsOfAll(kind, folders)
  if (problems.length > 0) throw problemList([`A ${kind.name} is incomplete or wrong:`, ...problems])
  return folders.map(({ slug, files, exports }) => {
    const texts = LOCALES.map((locale) => [locale, JSON.parse(files[`${locale}.json`] as string)])
    return { slug, ...exports, texts: Object.fromEntries(texts) } as unknown as ContentItem<Kind>
  })
}

function problemList(lines: string[]): Error {
  const error = new Error(lines.join('\n- '))
  // A stack trace would bury the list, so the error is printed without one.
  error.stack = error.message
  return error
}
