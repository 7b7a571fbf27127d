import type { Job } from '#contract/content/job-schema.ts'

/** An open job for tests. It is not a job of the site. */
export const SAMPLE_JOB: Job = {
  slug: 'harbour-pilot',
  id: 'harbourPilot',
  isHot: false,
  isNew: false,
  status: 'open',
  listed: true,
  published: '2026-01-05',
  closingDate: '28.02.2026',
  salary: { from: 20, to: 30 },
  employmentType: 'PART_TIME',
  isRemote: false,
  order: 1,
  title: 'Harbour pilot',
  description: 'Ships & tides.',
  location: 'Vũng Tàu',
  locations: ['Vũng Tàu'],
  type: 'Part time',
  level: 'Senior',
  experience: '> 5 years',
  descriptions: ['Board ships.', 'Read <b>charts</b>.'],
  qualifications: ['A licence.'],
  benefits: ['**Lunch** in port.'],
}
