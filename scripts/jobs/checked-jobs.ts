import type { JobFacts, JobTexts } from '#client/content/job.ts'
import type { Locale } from '#contract/addresses.ts'
import { type ContentFolder, readContentFolders } from '../content-check/content-folder.ts'
import { problemList } from '../content-check/problem-list.ts'
import { allJobProblems } from './job-check.ts'
import { JOB } from './job-kind.ts'

export interface CheckedJob {
  slug: string
  job: JobFacts
  texts: (locale: Locale) => JobTexts
}

/**
 * Every job as its folder holds it, for scripts that run without a bundler.
 * @throws Error that lists all problems of all folders, one a line.
 */
export async function checkedJobs(): Promise<CheckedJob[]> {
  const folders = await readContentFolders(JOB)
  const problems = allJobProblems(folders)
  if (problems.length > 0) throw problemList('Jobs are incomplete or wrong:', problems)
  return folders.map(checked)
}

function checked({ slug, files, exports }: ContentFolder): CheckedJob {
  const { job } = exports as Pick<CheckedJob, 'job'>
  return { slug, job, texts: (locale) => JSON.parse(files[`${locale}.json`] as string) }
}
