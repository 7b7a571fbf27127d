import type { FieldError } from '#contract/submission/field-error.ts'
import type { ErrorCode } from '#contract/submission/submission.ts'

/**
 * Thrown to answer a request with an error of the API (`ERROR_STATUS` of the contract). The client sees the message.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, FieldError> | undefined
  /** Seconds in the header `Retry-After` (RFC 9110 §10.2.3). */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, more: Partial<Pick<Refusal, 'fields' | 'retryAfterSeconds'>> = {}) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
