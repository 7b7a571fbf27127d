import type { ErrorCode } from './submission.ts'

/**
 * Errors after which a device stops sending and asks the person who wrote the submission what to do, because the relay
 * would refuse the same submission at every try. After all other errors, such as faults of the relay, the network or
 * the operator, the device tries again. The relay therefore answers with a `PassingError` when the fault is its own. A
 * page of an earlier release does not know a new code, and tries again until the submission expires.
 */
export const FINAL_ERRORS = [
  // The content breaks a rule.
  'invalid',
  // The job is closed, and only the applicant can choose another job.
  'closed',
  // The file or a text is longer than the limit.
  'too_large',
  // The file's format is not accepted.
  'wrong_type',
  // Another submission was accepted with the same idempotency key, so this one needs a new key.
  'key_reused',
] as const satisfies readonly ErrorCode[]

export type FinalError = (typeof FINAL_ERRORS)[number]

/** Errors after which the same submission may succeed at a later try. */
export type PassingError = Exclude<ErrorCode, FinalError>

/** True for an error after which the same submission can never succeed. */
export function isFinalError(code: string): code is FinalError {
  return FINAL_ERRORS.some((final) => final === code)
}
