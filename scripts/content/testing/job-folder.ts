import { LOCALES } from '#contract/addresses.ts'
import type { JobFacts, JobTexts } from '#contract/content/job-schema.ts'
import type { ContentFolder } from '../content-folder.ts'
import { JOBS, type JobItem } from '../jobs.ts'
import { contentFolder, definedFields, type FolderChanges } from './content-folder.ts'

const job: JobFacts = {
  id: 'harbourPilot',
  isHot: true,
  isNew: false,
  status: 'open',
  listed: true,
  published: '2026-01-05',
  closingDate: '28.02.2026',
  salary: { from: 20, to: 30 },
  employmentType: 'FULL_TIME',
  isRemote: false,
  order: 1,
}

const texts: JobTexts = {
  title: 'Harbour pilot',
  description: 'Bring ships in.',
  location: 'Vũng Tàu',
  locations: ['Vũng Tàu', 'Cần Giờ'],
  type: 'Full time',
  level: 'Senior',
  experience: '5+ years',
  descriptions: ['Board ships.', 'Read the tide.'],
  qualifications: ['A licence.'],
  benefits: ['Salary review twice a year.'],
}

export interface JobChanges extends FolderChanges {
  job?: Record<string, unknown>
}

/** The folder of a valid job with the given changes. */
export function jobFolder(changes: JobChanges = {}): ContentFolder {
  const exports = { job: definedFields({ ...job, ...changes.job }) }
  return contentFolder(JOBS, exports, texts, { slug: 'harbour-pilot', ...changes })
}

/** A job with the title `vi` in Vietnamese and `title` in every other language. */
export function jobItem(slug: string, title: string, vi: string, facts: Partial<JobFacts> = {}): JobItem {
  const inEveryLanguage = LOCALES.map((locale) => [locale, { ...texts, title: locale === 'vi' ? vi : title }])
  return { slug, job: { ...job, ...facts }, texts: Object.fromEntries(inEveryLanguage) }
}
