import type { CaseStudyFacts, CaseStudyTexts } from '#client/content/case-study.ts'
import type { CaseStudyCover } from '#client/content/case-study-cover.ts'
import type { Locale } from '#contract/locale.ts'
import { allCaseStudyProblems } from './case-study-check.ts'
import { type CaseStudyFolder, readCaseStudyFolders } from './case-study-folder.ts'

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
  const folders = await readCaseStudyFolders()
  const problems = allCaseStudyProblems(folders)
  if (problems.length > 0) throw listed(problems)
  return folders.map(checked)
}

function listed(problems: readonly string[]): Error {
  const error = new Error(['Case studies are incomplete or wrong:', ...problems].join('\n- '))
  // The list says where to look; where it was thrown would only stand below it.
  error.stack = error.message
  return error
}

function checked({ slug, files, exports }: CaseStudyFolder): CheckedCaseStudy {
  const { caseStudy, cover } = exports as Pick<CheckedCaseStudy, 'caseStudy' | 'cover'>
  return { slug, caseStudy, cover, texts: (locale) => JSON.parse(files[`${locale}.json`] as string) }
}
