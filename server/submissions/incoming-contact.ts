import type { Request } from 'express'
import { contactSchema } from '#contract/submission/contact.ts'
import { Refusal } from '../refusal.ts'
import { bodyDigest } from './body-digest.ts'
import { consentIn } from './consent.ts'
import { type Incoming, parsePayload, payloadBytes, type SentFields } from './incoming.ts'
import { tabletIn } from './tablet.ts'

/**
 * Reads an enquiry (docs/product.md §7.1).
 * @throws Refusal `wrong_type` for an application, which cannot come without a resume.
 */
export function incomingContact(
  req: Request,
  { payload, consent, captchaToken, honeypot, tablet }: SentFields,
): Incoming {
  if (typeof (payload as { jobTitle?: unknown } | null | undefined)?.jobTitle === 'string') {
    throw new Refusal('wrong_type', 'An application needs a resume: please send it as multipart/form-data.', {
      fields: { resume: 'resume_required' },
    })
  }
  const parsed = parsePayload(req, contactSchema, payload, honeypot)
  const problem = parsed instanceof Refusal ? parsed : undefined
  const digest = problem ? undefined : bodyDigest('contact', parsed)
  return {
    kind: 'contact',
    bytes: payloadBytes(parsed),
    digest,
    captchaToken,
    problem,
    validate: async () => ({
      payload: parsed,
      // There is a digest, because `validate` is called only without a `problem`.
      digest: digest as string,
      consent: consentIn(consent),
      attachments: [],
      tablet: tabletIn(tablet),
    }),
  }
}
