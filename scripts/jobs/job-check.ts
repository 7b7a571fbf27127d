import { DEFAULT_LOCALE, FALLBACK_JOB_SLUG } from '#contract/addresses.ts'
import type { ContentFolder } from '../content-check/content-folder.ts'
import { factsProblems } from '../content-check/facts-problems.ts'
import { folderProblems, sharedValueProblems } from '../content-check/folder-problems.ts'
import { readTexts, textsProblems } from '../content-check/folder-texts.ts'
import { schemaProblems } from '../content-check/schema-problems.ts'
import { FACTS_HINTS, factsSchema } from './facts-schema.ts'
import { JOB } from './job-kind.ts'
import { TEXTS_HINTS, textsSchema } from './texts-schema.ts'

const EXPORTS = { job: { what: 'the facts', schema: factsSchema, hints: FACTS_HINTS } }

/** What keeps a folder from becoming a page: a line a problem, naming file and field and what to write. */
export function jobProblems(folder: ContentFolder): string[] {
  return folderProblems(JOB, folder, {
    facts: factsProblems(JOB, folder, EXPORTS),
    texts: (locale) =>
      textsProblems(folder, locale, Object.keys(TEXTS_HINTS), (texts) => [
        ...schemaProblems(textsSchema, texts, TEXTS_HINTS),
        ...(locale === DEFAULT_LOCALE ? [] : listDifferences(folder, texts)),
      ]),
  })
}

/** The problems of all folders, what two of them share that each needs for itself, and what unknown addresses lack. */
export function allJobProblems(folders: readonly ContentFolder[]): string[] {
  return [
    ...folders.flatMap(jobProblems),
    ...sharedValueProblems(JOB, folders, 'id', (folder) => factOf(folder, 'id')),
    ...fallbackProblems(folders),
  ]
}

/**
 * Lists that are longer or shorter than those of the default language. An application that is written in one language and
 * sent in another keeps the places it named by their position.
 */
function listDifferences(folder: ContentFolder, texts: Readonly<Record<string, unknown>>): string[] {
  const reference = readTexts(folder, DEFAULT_LOCALE)
  if (reference instanceof Error) return []
  return Object.entries(texts).flatMap(([field, list]) => {
    const counterpart = reference[field]
    if (!Array.isArray(list) || !Array.isArray(counterpart) || list.length === counterpart.length) return []
    return [
      `"${field}" has ${list.length} entries, in ${DEFAULT_LOCALE}.json it has ${counterpart.length}: all languages have the same ones`,
    ]
  })
}

function fallbackProblems(folders: readonly ContentFolder[]): string[] {
  const fallback = folders.find(({ slug }) => slug === FALLBACK_JOB_SLUG)
  const reason = 'it is shown for every unknown address of a job (FALLBACK_JOB_SLUG in contract/addresses.ts)'
  if (!fallback) return [`${JOB.folders}/${FALLBACK_JOB_SLUG} is missing: ${reason}`]
  if (factOf(fallback, 'listed') !== false) return []
  return [`${JOB.folders}/${FALLBACK_JOB_SLUG}/${JOB.factsFile}: "listed" is false: write true, since ${reason}`]
}

function factOf({ exports }: ContentFolder, field: string): unknown {
  return (exports as { job?: Record<string, unknown> }).job?.[field]
}
