import type { Job } from '#contract/content/job-schema.ts'

/** Returns the address of a job's picture, 1000 × 900. A job without a picture of its own has one that fits any job. */
export function jobPictureUrl({ picture = 'hero-job' }: Pick<Job, 'picture'>): string {
  return `/illustrations/${picture}.svg`
}
