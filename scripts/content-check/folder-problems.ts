import { LOCALES, type Locale, NOT_FOUND_SLUG } from '#contract/addresses.ts'
import type { ContentFolder } from './content-folder.ts'
import type { ContentKind } from './content-kind.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What is wrong inside the files of a folder, each as the end of a line that begins with the file's name. */
interface FileProblems {
  facts: readonly string[]
  texts: (locale: Locale) => readonly string[]
}

/** What keeps a folder from becoming a page: a line a problem, naming file and field and what to write. */
export function folderProblems(kind: ContentKind, { slug, files }: ContentFolder, inside: FileProblems): string[] {
  const known = [kind.factsFile, ...LOCALES.map((locale) => `${locale}.json`)]
  return [
    ...(SLUG.test(slug) && slug !== NOT_FOUND_SLUG
      ? []
      : [': rename it to an address: lower-case letters, digits, hyphens']),
    ...Object.keys(files)
      .filter((file) => !known.includes(file))
      .map((file) => `/${file} does not belong there: the files of a ${kind.name} are ${known.join(', ')}`),
    ...inside.facts.map((problem) => `/${kind.factsFile}${problem}`),
    ...LOCALES.flatMap((locale) => inside.texts(locale).map((problem) => `/${locale}.json${problem}`)),
  ].map((problem) => `${kind.folders}/${slug}${problem}`)
}

/** Folders that have the same value in a field of which each needs its own. */
export function sharedValueProblems(
  { folders: path, factsFile }: ContentKind,
  folders: readonly ContentFolder[],
  field: string,
  fieldOf: (folder: ContentFolder) => unknown,
): string[] {
  return folders.flatMap((folder, index) => {
    const value = fieldOf(folder)
    const owner = folders.slice(0, index).find((other) => fieldOf(other) === value)
    if (!value || !owner) return []
    return [
      `${path}/${folder.slug}/${factsFile}: "${field}" "${value}" is that of ${owner.slug}, too: each needs its own`,
    ]
  })
}
