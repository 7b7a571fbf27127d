import { LOCALES, type Locale, PATHS } from '#contract/addresses.ts'
import { type ContentFolder, readTexts } from './content-folder.ts'
import type { ContentKind } from './content-kind.ts'
import { schemaProblems } from './schema-problems.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/**
 * The problems of all folders of a kind of content, such as case studies. Each problem is one line that names the file
 * and the field and says what to write.
 */
export function problemsOfAll(kind: ContentKind, folders: readonly ContentFolder[]): string[] {
  return [
    ...folders.flatMap((folder) => folderProblems(kind, folder)),
    ...sharedFactProblems(kind, folders),
    ...(kind.crossFolderProblems?.(folders) ?? []),
  ]
}

/**
 * The problems of the folder of one item, such as one case study. Each problem is one line that names the file and the
 * field and says what to write.
 */
export function folderProblems(kind: ContentKind, folder: ContentFolder): string[] {
  const known = [kind.factsFile, ...LOCALES.map((locale) => `${locale}.json`)]
  const isSlug = SLUG.test(folder.slug) && `/${folder.slug}` !== PATHS.notFound
  return [
    ...(isSlug ? [] : [': rename it to an address: lower-case letters, digits, hyphens']),
    ...Object.keys(folder.files)
      .filter((file) => !known.includes(file))
      .map((file) => `/${file} does not belong there: the files of a ${kind.name} are ${known.join(', ')}`),
    ...factsProblems(kind, folder).map((problem) => `/${kind.factsFile}${problem}`),
    ...LOCALES.flatMap((locale) => textsProblems(kind, folder, locale).map((problem) => `/${locale}.json${problem}`)),
  ].map((problem) => `${kind.folder}/${folder.slug}${problem}`)
}

/** Returns the value of a fact, or undefined if the fact is missing. The folder need not have been checked before. */
export function factOf(kind: ContentKind, { exports }: ContentFolder, field: string): unknown {
  const [facts = ''] = Object.keys(kind.exports)
  return (exports as Record<string, Record<string, unknown> | undefined>)[facts]?.[field]
}

function sharedFactProblems(kind: ContentKind, folders: readonly ContentFolder[]): string[] {
  const uniqueValue = (folder: ContentFolder) => factOf(kind, folder, kind.uniqueFact)
  return folders.flatMap((folder, index) => {
    const value = uniqueValue(folder)
    const owner = folders.slice(0, index).find((other) => uniqueValue(other) === value)
    if (!value || !owner) return []
    return [
      `${kind.folder}/${folder.slug}/${kind.factsFile}: "${kind.uniqueFact}" "${value}" is that of ${owner.slug}, too: each needs its own`,
    ]
  })
}

function factsProblems(kind: ContentKind, { files, exports }: ContentFolder): string[] {
  const expected = Object.entries(kind.exports)
  const described = expected.map(([name, { description, shape }]) => {
    return `"${name}" (${description}: ${Object.keys(shape).join(', ')})`
  })
  if (files[kind.factsFile] === undefined) {
    const noun = described.length === 1 ? 'export' : 'exports'
    return [` is missing: add it with the ${noun} ${described.join(' and ')}`]
  }
  if (exports instanceof Error) return [` cannot be read: ${exports.message}`]
  return [
    ...expected.flatMap(([name, schema], index) => {
      if (exports[name] === undefined) return [`add the export ${described[index]}`]
      return schemaProblems(schema, exports[name], index === 0 ? undefined : name)
    }),
    ...Object.keys(exports)
      .filter((name) => !(name in kind.exports))
      .map((name) => `the export "${name}" is not known: mend its name or take it away`),
  ].map((problem) => `: ${problem}`)
}

function textsProblems(kind: ContentKind, folder: ContentFolder, locale: Locale): string[] {
  if (folder.files[`${locale}.json`] === undefined) {
    const other = LOCALES.find((name) => folder.files[`${name}.json`] !== undefined)
    const fields = other ? Object.keys(readTexts(folder, other)) : requiredFields(kind)
    return [` is missing: add it with the texts in ${languageNames.of(locale)}: ${fields.join(', ')}`]
  }
  const texts = readTexts(folder, locale)
  if (texts instanceof Error) return [` is no JSON object: ${texts.message}`]
  return [...schemaProblems(kind.texts, texts), ...(kind.textsProblems?.(texts, folder, locale) ?? [])].map(
    (problem) => `: ${problem}`,
  )
}

function requiredFields({ texts }: ContentKind): string[] {
  return Object.entries(texts.shape).flatMap(([field, schema]) => (schema.safeParse(undefined).success ? [] : [field]))
}
