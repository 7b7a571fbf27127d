import type { JobFacts } from '../../job.ts'

export const job: JobFacts = {
  id: 'softwareEngineerFrontend',
  isHot: false,
  isNew: false,
  status: 'open',
  listed: false,
  closingDate: '31.12.2025',
  order: 4,
}
