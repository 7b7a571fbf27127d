import type { JobFacts } from '#contract/content/job-schema.ts'

export const job: JobFacts = {
  id: 'seniorTestEngineerAutomation',
  isHot: false,
  isNew: false,
  status: 'open',
  listed: true,
  published: '2025-09-15',
  closingDate: '31.12.2025',
  salary: { from: 35, to: 52 },
  employmentType: 'FULL_TIME',
  isRemote: true,
  order: 2,
  picture: 'hero-job-senior-test',
}
