import type { CaseStudyFacts, CaseStudyTexts } from '#client/content/case-study.ts'
import type { CaseStudyCover } from '#client/content/case-study-cover.ts'
import type { Locale } from '#contract/addresses.ts'
import { type ContentFolder, readContentFolders } from '../content-check/content-folder.ts'
import { problemList } from '../content-check/problem-list.ts'
import { allCaseStudyProblems } from './case-study-check.ts'
import { CASE_STUDY } from './case-study-kind.ts'

export interface CheckedCaseStudy {
  slug: string
  caseStudy: CaseStudyFacts
  cover: CaseStudyCover
  texts: (locale: Locale) => CaseStudyTexts
}

/**
 * Every case study as its folder holds it, for scripts that run without a bundler.
 * @throws Error that lists all problems of all folders, one a line.
 */
export async function checkedCaseStudies(): Promise<CheckedCaseStudy[]> {
  const folders = await readContentFolders(CASE_STUDY)
  const problems = allCaseStudyProblems(folders)
  if (problems.length > 0) throw problemList('Case studies are incomplete or wrong:', problems)
  return folders.map(checked)
}

function checked({ slug, files, exports }: ContentFolder): CheckedCaseStudy {
  const { caseStudy, cover } = exports as Pick<CheckedCaseStudy, 'caseStudy' | 'cover'>
  return { slug, caseStudy, cover, texts: (locale) => JSON.parse(files[`${locale}.json`] as string) }
}
