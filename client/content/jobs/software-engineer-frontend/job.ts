import type { JobFacts } from '#contract/content/job-schema.ts'

export const job: JobFacts = {
  id: 'softwareEngineerFrontend',
  isHot: false,
  isNew: false,
  status: 'open',
  listed: false,
  published: '2025-08-18',
  closingDate: '31.12.2025',
  salary: { from: 22, to: 35 },
  employmentType: 'FULL_TIME',
  isRemote: false,
  order: 4,
}
