import type { Plugin } from 'vite'
import { checkedCaseStudies } from '../case-studies/checked-case-studies.ts'
import { checkedJobs } from '../jobs/checked-jobs.ts'

/** Stops a build, before anything is written, at case studies and jobs that lack something, with a list of what to add. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    // Not in `buildStart`: the service worker would then be built nonetheless and the list stand below its messages.
    async configResolved() {
      await checkedCaseStudies()
      await checkedJobs()
    },
  }
}
