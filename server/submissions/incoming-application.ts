import type { Request } from 'express'
import { type Application, applicationSchema } from '#contract/submission/application.ts'
import type { FieldError } from '#contract/submission/field-error.ts'
import { Refusal } from '../refusal.ts'
import { bodyDigest } from './body-digest.ts'
import { consentIn } from './consent.ts'
import { type Incoming, parsePayload, payloadBytes, type SentFields } from './incoming.ts'
import { attachmentOf, resumeError, type SentResume, uploadedContentError } from './resume.ts'
import { tabletIn } from './tablet.ts'
import type { VirusScan } from './virus-scan.ts'

/**
 * Reads a job application: fields and resume (docs/product.md §7.2). Wrong fields, a wrong name or size of the file,
 * and a job in `closedJobs` become the `problem` of the result.
 * @throws Refusal `too_large` when the file is too large and no payload came before it.
 */
export function incomingApplication(
  req: Request,
  { payload, consent, captchaToken, honeypot, tablet }: SentFields,
  { resume, tooLarge }: SentResume,
  closedJobs: ReadonlySet<string>,
  virusScan: VirusScan,
): Incoming {
  // The parser stops when the file exceeds its limit, so fields that come after the file have not been read.
  if (tooLarge && payload === undefined) throw resumeRefusal('resume_too_large')
  const parsed = parsePayload(req, applicationSchema, payload, honeypot)
  const digest = parsed instanceof Refusal || !resume ? undefined : bodyDigest('application', parsed, resume.digest)
  return {
    kind: 'application',
    bytes: payloadBytes(parsed) + (resume?.size ?? 0),
    digest,
    captchaToken,
    problem: problemOf(parsed, { resume, tooLarge }, closedJobs),
    async validate() {
      // Cannot happen, because `validate` is called only if there is no `problem`. The line tells TypeScript so.
      if (parsed instanceof Refusal || !resume || !digest) throw resumeRefusal('resume_required')
      const content = await resume.read()
      const error = await uploadedContentError(resume.name, content)
      if (error) throw resumeRefusal(error)
      const scan = await virusScan(content)
      if (scan === 'malicious') throw resumeRefusal('resume_malicious')
      return {
        payload: parsed,
        digest,
        consent: consentIn(consent),
        attachments: [attachmentOf(resume.name, content, scan)],
        tablet: tabletIn(tablet),
      }
    },
  }
}

function problemOf(
  parsed: Application | Refusal,
  sent: SentResume,
  closedJobs: ReadonlySet<string>,
): Refusal | undefined {
  const error = resumeError(sent)
  if (parsed instanceof Refusal) {
    return error ? new Refusal('invalid', parsed.message, { fields: { ...parsed.fields, resume: error } }) : parsed
  }
  if (error) return resumeRefusal(error)
  return closedJobs.has(parsed.jobTitle) ? new Refusal('closed', 'This job is closed.') : undefined
}

function resumeRefusal(error: FieldError): Refusal {
  const fields = { resume: error }
  if (error === 'resume_required') return new Refusal('invalid', 'The resume is missing.', { fields })
  if (error === 'resume_too_large') return new Refusal('too_large', 'The resume is too large.', { fields })
  return new Refusal('wrong_type', 'The resume is not accepted.', { fields })
}
