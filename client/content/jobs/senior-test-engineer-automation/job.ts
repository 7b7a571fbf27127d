import type { JobFacts } from '../../job.ts'

export const job: JobFacts = {
  id: 'seniorTestEngineerAutomation',
  isHot: false,
  isNew: false,
  status: 'open',
  listed: true,
  closingDate: '31.12.2025',
  order: 2,
}
