import { DEFAULT_LOCALE, FALLBACK_JOB_SLUG } from '#contract/addresses.ts'
import { jobFactsSchema, jobTextsSchema } from '#contract/content/job-schema.ts'
import { type ContentFolder, readTexts, type Texts } from './content-folder.ts'
import type { ContentItem, ContentKind } from './content-kind.ts'
import { factOf } from './folder-problems.ts'

export const JOBS = {
  name: 'job',
  folder: 'client/content/jobs',
  factsFile: 'job.ts',
  exports: { job: jobFactsSchema },
  texts: jobTextsSchema,
  uniqueFact: 'id',
  textsProblems: (texts, folder, locale) => (locale === DEFAULT_LOCALE ? [] : listDifferences(texts, folder)),
  crossFolderProblems: fallbackProblems,
} satisfies ContentKind

export type JobItem = ContentItem<typeof JOBS>

/**
 * Finds lists whose length differs from that in the default language. An application stores the chosen locations by
 * their position in the list `locations`. A visitor may begin the application in one language and send it in another.
 * The positions then fit only if the lists of both languages have the same length. Returns no problems if the texts in
 * the default language cannot be read.
 */
function listDifferences(texts: Texts, folder: ContentFolder): string[] {
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
  const path = `${JOBS.folder}/${FALLBACK_JOB_SLUG}`
  const reason = 'it is shown for every unknown address of a job (FALLBACK_JOB_SLUG in contract/addresses.ts)'
  const fallback = folders.find(({ slug }) => slug === FALLBACK_JOB_SLUG)
  if (!fallback) return [`${path} is missing: ${reason}`]
  if (factOf(JOBS, fallback, 'listed') !== false) return []
  return [`${path}/${JOBS.factsFile}: "listed" is false: write true, since ${reason}`]
}
