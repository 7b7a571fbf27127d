import type { Request } from 'express'
import { CONSENT_FIELD } from '#contract/submission/consent.ts'
import { contactSchema } from '#contract/submission/contact.ts'
import { HONEYPOT_FIELD } from '#contract/submission/submission.ts'
import { Refusal } from '../refusal.ts'
import { bodyDigest } from './body-digest.ts'
import { consentIn } from './consent.ts'
import { type Incoming, parsePayload, payloadBytes } from './incoming.ts'

/**
 * Reads an enquiry from a JSON body. Recipient, subject and message beside `payload` are ignored (docs/product.md §7).
 * @throws Refusal `wrong_type` for an application, which cannot come as JSON because it needs a resume.
 */
export function incomingContact(req: Request): Incoming {
  const { payload, captchaToken, [CONSENT_FIELD]: consent, [HONEYPOT_FIELD]: honeypot } = req.body ?? {}
  if (typeof payload?.jobTitle === 'string') {
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
      digest: `${digest}`,
      consent: consentIn(consent),
      attachments: [],
    }),
  }
}
