import type { JobFacts } from '#contract/content/job-schema.ts'

export const job: JobFacts = {
  id: 'technicalArchitectDevops',
  isHot: true,
  isNew: true,
  status: 'open',
  listed: true,
  published: '2025-11-03',
  closingDate: '31.12.2025',
  salary: { from: 55, to: 85 },
  employmentType: 'FULL_TIME',
  isRemote: false,
  order: 1,
  picture: 'hero-job-architect',
}
