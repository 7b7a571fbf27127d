import type { ContentFolder } from '../content-check/content-folder.ts'
import { factsProblems } from '../content-check/facts-problems.ts'
import { folderProblems, sharedValueProblems } from '../content-check/folder-problems.ts'
import { CASE_STUDY } from './case-study-kind.ts'
import { COVER_HINTS, coverSchema } from './cover-schema.ts'
import { FACTS_HINTS, factsSchema } from './facts-schema.ts'
import { caseStudyTextsProblems } from './texts-problems.ts'

const EXPORTS = {
  caseStudy: { what: 'the facts', schema: factsSchema, hints: FACTS_HINTS },
  cover: { what: 'how the cover is drawn', schema: coverSchema, hints: COVER_HINTS, parent: 'cover' },
}

/** What keeps a folder from becoming a page: a line a problem, naming file and field and what to write. */
export function caseStudyProblems(folder: ContentFolder): string[] {
  return folderProblems(CASE_STUDY, folder, {
    facts: factsProblems(CASE_STUDY, folder, EXPORTS),
    texts: (locale) => caseStudyTextsProblems(folder, locale),
  })
}

/** The problems of all folders, and what two of them share that each needs for itself. */
export function allCaseStudyProblems(folders: readonly ContentFolder[]): string[] {
  return [...folders.flatMap(caseStudyProblems), ...sharedValueProblems(CASE_STUDY, folders, 'i18nKey', i18nKeyOf)]
}

function i18nKeyOf({ exports }: ContentFolder): unknown {
  return (exports as { caseStudy?: { i18nKey?: unknown } }).caseStudy?.i18nKey
}
