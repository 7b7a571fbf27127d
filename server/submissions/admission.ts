import type { Request } from 'express'
import { RESUME_MAX_BYTES } from '#contract/resume/resume.ts'
import type { SubmissionKind } from '#contract/submission/submission.ts'
import { type AcceptedPerMinute, clientOf } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import type { Room } from '../store/room.ts'
import type { DailyBytes } from './daily-bytes.ts'

/** Of the body of an enquiry. */
export const ENQUIRY_MAX_BYTES = 64 * 1024
/** Of what counts: the other fields of an application take no room worth counting. */
const MAX_BYTES: Record<SubmissionKind, number> = { contact: ENQUIRY_MAX_BYTES, application: RESUME_MAX_BYTES }

export interface Limits {
  rates: Record<SubmissionKind, AcceptedPerMinute>
  dailyBytes: Record<SubmissionKind, DailyBytes>
  room: Room
}

/**
 * Asks, before a file is read, whether another submission may be stored, and counts it as announced; the function that it gives says how
 * many bytes were stored in the end, 0 for none.
 * @throws Refusal `rate_limited` or `storage_full`, StoreError.
 */
export async function admit(
  { rates, dailyBytes, room }: Limits,
  req: Request,
  kind: SubmissionKind,
): Promise<(storedBytes: number) => Promise<void>> {
  const client = clientOf(req)
  // A request that does not announce its length may be as long as any.
  const announced = Math.min(Number(req.get('Content-Length') ?? MAX_BYTES[kind]), MAX_BYTES[kind])
  await rates[kind].check(client)
  const leave = await room.reserve(kind, kind === 'application' ? announced : 0)
  if (!leave) throw new Refusal('storage_full', 'The relay has no room left. Please try again later.')
  const settle = await dailyBytes[kind].spend(client, announced).catch((error: unknown) => {
    leave()
    throw error
  })
  return (storedBytes) => {
    leave()
    return settle(storedBytes)
  }
}
