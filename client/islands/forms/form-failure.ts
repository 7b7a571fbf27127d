import { OutboxFullError, OutboxUnavailableError } from '#client/device/database/outbox-database.ts'
import { CorrectedElsewhereError } from '#client/device/outbox/outbox.ts'
import { DeliveryUnknownError } from '#client/device/submitting/send-unstored.ts'
import type { ErrorCode } from '#contract/submission/submission.ts'

/**
 * Why sending failed: the relay refused the submission, the device cannot store it, the submission may or may not have
 * arrived, the submission to correct was sent, corrected or deleted in another tab, or the honeypot (a hidden field
 * against robots) was filled in.
 */
export interface FormFailure {
  code:
    | ErrorCode
    | 'network'
    | 'storage_unavailable'
    | 'device_full'
    | 'delivery_unknown'
    | 'corrected_elsewhere'
    | 'autofilled'
    | 'unknown'
  /** The message for the visitor in the relay's answer. */
  message?: string
}

/** Returns the failure for an error that `submit` has thrown. */
export function failureOf(error: unknown): FormFailure {
  if (error instanceof DeliveryUnknownError) return { code: 'delivery_unknown' }
  if (error instanceof CorrectedElsewhereError) return { code: 'corrected_elsewhere' }
  if (error instanceof OutboxFullError) return { code: 'device_full' }
  return { code: error instanceof OutboxUnavailableError ? 'storage_unavailable' : 'unknown' }
}
