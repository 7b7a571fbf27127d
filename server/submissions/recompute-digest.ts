import { applicationSchema } from '#contract/submission/application.ts'
import { contactSchema } from '#contract/submission/contact.ts'
import type { Submission } from '../store/submissions.ts'
import { digestOf, sha256 } from './incoming.ts'

const SCHEMAS = { contact: contactSchema, application: applicationSchema }

/**
 * The digest that a stored submission would have if it arrived now: a release may have given the schema a field with a default, which
 * the same request then has as well (design §5). Undefined for what today's schema no longer takes.
 */
export function recomputeDigest({ kind, payload, attachments }: Submission): string | undefined {
  const parsed = SCHEMAS[kind].safeParse(payload)
  return parsed.success ? digestOf(kind, parsed.data, ...attachments.map(({ content }) => sha256(content))) : undefined
}
