import { CASE_STUDIES, type CaseStudyItem } from '../../content/case-studies.ts'
import { readItems } from '../../content/read-items.ts'

/**
 * Every case study. They are read from the content folders, because the client's own list of case studies is a module
 * that works only when Vite has bundled it.
 */
export const caseStudies: readonly CaseStudyItem[] = await readItems(CASE_STUDIES)
