import type { ContentKind } from '../content-check/content-kind.ts'

export const JOB: ContentKind = { name: 'job', folders: 'client/content/jobs', factsFile: 'job.ts' }
