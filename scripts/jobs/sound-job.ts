import type { JobFacts, JobTexts } from '#client/content/job.ts'
import type { ContentFolder } from '../content-check/content-folder.ts'
import { definedFields } from '../content-check/defined-fields.ts'

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

/** Values that replace those of a sound folder; a field that is undefined is left out. */
export interface JobChanges {
  slug?: string
  job?: Record<string, unknown>
  exports?: Record<string, unknown> | Error
  en?: Record<string, unknown>
  vi?: Record<string, unknown>
  /** Files by name; undefined takes one away. */
  files?: Record<string, string | undefined>
}

/** A job's folder with nothing wrong in it but the changes, for tests. */
export function soundJob(changes: JobChanges = {}): ContentFolder {
  const { exports } = changes
  return {
    slug: changes.slug ?? 'harbour-pilot',
    files: {
      'job.ts': '',
      'en.json': JSON.stringify({ ...texts, ...changes.en }),
      'vi.json': JSON.stringify({ ...texts, ...changes.vi }),
      ...changes.files,
    },
    exports:
      exports instanceof Error
        ? exports
        : definedFields({ job: definedFields({ ...job, ...changes.job }), ...exports }),
  }
}
