import * as z from 'zod/mini'
import { LOCALES } from '#contract/addresses.ts'
import type { Consent } from '#contract/submission/consent.ts'

const consentSchema = z.object({
  at: z.iso.datetime(),
  locale: z.enum(LOCALES),
  policyVersion: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
})

/**
 * The consent that a request tells of, or null: other clients need not send it, and no submission is refused for it. It stands beside
 * the payload, so that relays of earlier releases take the request as well.
 */
export function consentIn(value: unknown): Consent | null {
  const parsed = consentSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}
