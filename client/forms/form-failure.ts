import { OutboxFullError, OutboxUnavailableError } from '#client/outbox/outbox-database.ts'
import type { ErrorCode } from '#contract/submission.ts'

/** Why sending failed: the relay's refusal, or the device cannot keep what was written. */
export type FormFailure = ErrorCode | 'network' | 'storage_unavailable' | 'device_full' | 'unknown'

/** What an error that `submit` rejects with means to the visitor. */
export function failureOf(error: unknown): FormFailure {
  if (error instanceof OutboxFullError) return 'device_full'
  return error instanceof OutboxUnavailableError ? 'storage_unavailable' : 'unknown'
}
