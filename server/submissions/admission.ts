import type { Request } from 'express'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { type AcceptedPerMinute, clientOf } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import type { DiskSpace } from '../store/disk-space.ts'
import type { DailyBytes } from './daily-bytes.ts'
import { isInParts } from './stored-body.ts'

/** Largest body of an enquiry, in bytes. */
export const CONTACT_MAX_BYTES = 64 * 1024
/**
 * The most bytes that `admit` counts for one submission of each kind before the submission has been read. For an
 * application this is the largest resume, because the other fields are small.
 */
const MAX_BYTES: Record<SubmissionKind, number> = { contact: CONTACT_MAX_BYTES, application: RESUME_MAX_BYTES }

export interface Limits {
  rates: Record<SubmissionKind, AcceptedPerMinute>
  dailyBytes: Record<SubmissionKind, DailyBytes>
  diskSpace: DiskSpace
}

/**
 * Checks the limits for requests, disk space and daily bytes, and reserves the bytes that the request announces. Call
 * this function before a file is read. At the end call the returned function with the number of bytes that were stored,
 * or 0 when none were.
 * @throws Refusal `rate_limited` or `storage_full`, StoreError.
 */
export async function admit(
  { rates, dailyBytes, diskSpace }: Limits,
  req: Request,
  kind: SubmissionKind,
): Promise<(storedBytes: number) => Promise<void>> {
  const client = clientOf(req)
  // A request that does not announce its size counts with the largest size that is allowed. Such a request has no
  // `Content-Length`, or its body is put together from stored parts.
  const length = isInParts(req) ? undefined : req.get('Content-Length')
  const announced = Math.min(Number(length ?? MAX_BYTES[kind]), MAX_BYTES[kind])
  await rates[kind].check(client)
  const release = await diskSpace.reserve(kind, kind === 'application' ? announced : 0)
  if (!release) throw new Refusal('storage_full', 'Our server has no room left. Please try again later.')
  const correctCount = await dailyBytes[kind].spend(client, announced).catch((error: unknown) => {
    release()
    throw error
  })
  return (storedBytes) => {
    release()
    return correctCount(storedBytes)
  }
}
