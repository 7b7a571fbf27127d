import type { JobFacts } from '../../job.ts'

export const job: JobFacts = {
  id: 'technicalArchitectDevops',
  isHot: true,
  isNew: true,
  status: 'open',
  listed: true,
  closingDate: '31.12.2025',
  order: 1,
}
