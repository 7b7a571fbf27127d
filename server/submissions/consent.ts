import * as z from 'zod/mini'
import { LOCALES } from '#contract/addresses.ts'
import type { Consent } from '#contract/submission/consent.ts'

const TIME_MAX_LENGTH = 40

const consentSchema = z.object({
  // The length has its own limit, because the pattern of a time allows any number of decimal places of a second.
  at: z.iso.datetime().check(z.maxLength(TIME_MAX_LENGTH)),
  locale: z.enum(LOCALES),
  policyVersion: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
})

/**
 * Returns the consent in a request, or null when it is missing or malformed. A missing or malformed consent is no
 * reason to refuse a submission, because consent is optional. The consent is beside the payload, because earlier
 * releases refuse unknown fields inside the payload.
 */
export function consentIn(value: unknown): Consent | null {
  const parsed = consentSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}
