import type { ErrorCode } from './submission.ts'

/**
 * The answers after which a device stops trying and asks the author: each judges the submission itself, and the same submission is judged
 * the same at every try. What may be a fault of the relay, the line or the operator is not listed and is tried again; the relay's own
 * faults cannot have one of these codes (`PassingError`).
 */
export const FINAL_ERRORS = [
  // The content breaks a rule, and neither of them changes by itself.
  'invalid',
  // The job takes no applications any more: only the applicant can choose another.
  'closed',
  // The file or a text is longer than the limit, which is the same at every try.
  'too_large',
  // The file is of a kind that is not taken, whoever opens it.
  'wrong_type',
  // Another submission was accepted under this key, which it keeps: this one needs a key of its own.
  'key_reused',
] as const satisfies readonly ErrorCode[]

export type FinalError = (typeof FINAL_ERRORS)[number]

/** Errors that another try may not meet. */
export type PassingError = Exclude<ErrorCode, FinalError>

/** True when sending the same submission again can never help. */
export function isFinalError(code: string): code is FinalError {
  return FINAL_ERRORS.some((final) => final === code)
}
