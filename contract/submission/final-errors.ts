import type { ErrorCode } from './submission.ts'

/**
 * Errors after which a device stops sending and asks the author, because the same submission would be refused at every try. Errors of the relay,
 * the network or the operator are not among them and are tried again; `PassingError` keeps the relay from answering its own faults with these.
 */
export const FINAL_ERRORS = [
  // The content breaks a rule.
  'invalid',
  // The job is closed: only the applicant can choose another.
  'closed',
  // The file or a text is longer than the limit.
  'too_large',
  // The file's format is not accepted.
  'wrong_type',
  // Another submission was accepted with this key: this one needs a new key.
  'key_reused',
] as const satisfies readonly ErrorCode[]

export type FinalError = (typeof FINAL_ERRORS)[number]

/** Errors that may be gone at the next try. */
export type PassingError = Exclude<ErrorCode, FinalError>

/** True when sending the same submission again cannot succeed. */
export function isFinalError(code: string): code is FinalError {
  return FINAL_ERRORS.some((final) => final === code)
}
