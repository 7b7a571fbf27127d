import type { Plugin } from 'vite'
import { checkedCaseStudies } from '../case-studies/checked-case-studies.ts'

/** Stops a build, before it begins, at case studies that lack something, with a list of what to add. */
export function caseStudyCheck(): Plugin {
  return {
    name: 'case-study-check',
    apply: 'build',
    async buildStart() {
      await checkedCaseStudies()
    },
  }
}
