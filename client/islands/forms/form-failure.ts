import { OutboxFullError, OutboxUnavailableError } from '#client/device/outbox/outbox-database.ts'
import { DeliveryUnknownError } from '#client/device/submitting/send-unstored.ts'
import type { ErrorCode } from '#contract/submission/submission.ts'

/** Why sending failed: the relay's refusal, the device cannot keep what was written, nobody knows whether it arrived, or something has filled in the honeypot. */
export interface FormFailure {
  code: ErrorCode | 'network' | 'storage_unavailable' | 'device_full' | 'delivery_unknown' | 'autofilled' | 'unknown'
  /** The relay's own words. */
  message?: string
}

/** What an error that `submit` rejects with means to the visitor. */
export function failureOf(error: unknown): FormFailure {
  if (error instanceof DeliveryUnknownError) return { code: 'delivery_unknown' }
  if (error instanceof OutboxFullError) return { code: 'device_full' }
  return { code: error instanceof OutboxUnavailableError ? 'storage_unavailable' : 'unknown' }
}
