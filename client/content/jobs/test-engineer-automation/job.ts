import type { JobFacts } from '#contract/content/job-schema.ts'

export const job: JobFacts = {
  id: 'testEngineerAutomation',
  isHot: true,
  isNew: false,
  status: 'open',
  listed: true,
  published: '2025-10-06',
  closingDate: '31.12.2025',
  salary: { from: 12, to: 22 },
  employmentType: 'FULL_TIME',
  isRemote: false,
  order: 3,
  picture: 'hero-job-test',
}
