/** Sample submissions, as the outbox stores them. */
import { toStoredResume } from '#client/device/database/stored-resume.ts'
import type { UnsealedApplication, UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { SUBMISSION_VERSION } from '#contract/submission/submission.ts'

/** The day of the samples: an arbitrary time, in milliseconds since the epoch. */
export const NOW = Date.UTC(2025, 5, 1, 8)
export const DAY_MS = 24 * 60 * 60_000

let count = 0

/**
 * Returns a queued enquiry. Each call returns a new id, and a `createdAt` that is a second later than that of the call
 * before.
 */
export function contactRecord(changes: Partial<UnsealedSubmission> = {}): UnsealedSubmission {
  count++
  return {
    version: SUBMISSION_VERSION,
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    kind: 'contact',
    locale: 'vi',
    payload: {
      firstName: 'Lan',
      lastName: 'Trần',
      email: 'lan@example.com',
      phone: '0912345678',
      company: 'Gạch',
      industry: '',
      jobRole: '',
      country: 'VN',
      message: 'Xin chào',
    },
    captchaToken: 'token',
    state: 'queued',
    createdAt: NOW - DAY_MS + count * 1000,
    attempts: 0,
    nextAttemptAt: 0,
    receipt: 'LAT-0000-0000',
    ...changes,
  } as UnsealedSubmission
}

export interface ApplicationSample {
  record: UnsealedApplication
  resume: ArrayBuffer
}

/** What an applicant types, without the locations that the applicant chooses. */
export const APPLICANT = {
  firstName: 'An',
  lastName: 'Lê',
  email: 'an@example.com',
  phone: '0912345678',
  jobTitle: 'Test Engineer',
}

/** Resolves with a queued application and its file, a small PDF unless `text` is given. */
export async function applicationSample(
  changes: Partial<UnsealedApplication> = {},
  text = '%PDF-1.7 hồ sơ',
): Promise<ApplicationSample> {
  const { bytes, ...facts } = await toStoredResume(new File([text], 'hồ sơ.pdf', { type: 'application/pdf' }))
  const record = contactRecord({
    kind: 'application',
    payload: { ...APPLICANT, locations: ['Vietnam'] },
    job: { slug: 'test-engineer-automation', locations: [0] },
    resume: facts,
    ...changes,
  }) as UnsealedApplication
  return { record, resume: bytes }
}
