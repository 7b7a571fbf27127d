import { toFile } from '#client/device/database/stored-resume.ts'
import {
  isSealed,
  type SubmissionFailure,
  type UnacceptedSubmission,
  type UnsealedApplication,
  type UnsealedContact,
} from '#client/device/database/submission-record.ts'
import { RelayError } from '#client/device/relay/relay-reply.ts'
import { applicationSubject, applicationSummary } from '#contract/submission/application-mail.ts'
import { CONSENT_FIELD } from '#contract/submission/consent.ts'
import { contactSubject, contactSummary } from '#contract/submission/contact-mail.ts'
import { BODY_DIGEST_HEADER, FRAMED_TYPE, PARTS_HEADER } from '#contract/submission/parts.ts'
import { encodeContent, SEALED_TYPE, SEALING_KEY_HEADER } from '#contract/submission/sealing.ts'
import { CAPTCHA_HEADER, IDEMPOTENCY_HEADER, KIND_HEADER, VERSION_HEADER } from '#contract/submission/submission.ts'
import { consentOf } from './consent.ts'
import type { UploadedBody } from './upload-parts.ts'

/**
 * The recipient that docs/product.md §7 asks for in the request. The relay ignores it and uses the recipient of its own
 * configuration.
 */
const RECIPIENT = 'hello@lat.example'

/**
 * The body of the request that follows an upload in parts. The relay already has the content and ignores this body. The
 * body is not empty, because a proxy may drop the content type of a request without content (RFC 9110 §8.3).
 */
const IN_PARTS = 'in parts'

const RESUME_LOST: SubmissionFailure = {
  code: 'invalid',
  message: 'The stored resume is missing or damaged',
  fields: { resume: 'resume_required' },
}

const SEALED_LOST: SubmissionFailure = { code: 'invalid', message: 'The encrypted content is missing' }

/**
 * Returns headers and body of the request that sends a submission: an encrypted one, one that was uploaded in parts
 * (`uploaded`), an enquiry or an application. `file` is the resume, or the whole content of an encrypted submission.
 * Throws a `RelayError` if no request can be built from the record, for example because the file is missing. The code
 * of the error is `invalid`: the device gives up and shows the submission to its author, because every further attempt
 * would fail as well.
 */
export function submissionRequest(
  record: UnacceptedSubmission,
  file: ArrayBuffer | undefined,
  captchaToken: string,
  uploaded: UploadedBody | undefined,
): RequestInit {
  try {
    if (isSealed(record) || uploaded) return packedRequest(record, file, captchaToken, uploaded)
    return record.kind === 'contact'
      ? enquiryRequest(record, captchaToken)
      : applicationRequest(record, file, captchaToken)
  } catch (error) {
    throw error instanceof RelayError ? error : new RelayError({ code: 'invalid', message: String(error) })
  }
}

/**
 * Returns the request for an encrypted submission, or for one that was uploaded in parts. The relay learns the kind and
 * the captcha token from headers, because it cannot read them in such a body. Headers also say how many parts there are
 * and which digest the whole has. `file` is the resume, or the whole content of an encrypted submission.
 */
function packedRequest(
  record: UnacceptedSubmission,
  file: ArrayBuffer | undefined,
  captchaToken: string,
  uploaded: UploadedBody | undefined,
): RequestInit {
  // Only an encrypted submission can lack its file here: without a file nothing is uploaded in parts.
  if (!file) throw new RelayError(SEALED_LOST)
  return {
    headers: {
      ...identityHeaders(record),
      [KIND_HEADER]: record.kind,
      [CAPTCHA_HEADER]: captchaToken,
      'Content-Type': isSealed(record) ? SEALED_TYPE : FRAMED_TYPE,
      ...(isSealed(record) && { [SEALING_KEY_HEADER]: record.sealingKey }),
      ...(uploaded && { [PARTS_HEADER]: `${uploaded.parts}`, [BODY_DIGEST_HEADER]: uploaded.digest }),
    },
    body: uploaded ? IN_PARTS : file,
  }
}

/** Returns the request for an enquiry: JSON (docs/product.md §7.1). */
function enquiryRequest(record: UnsealedContact, captchaToken: string): RequestInit {
  const { payload } = record
  const body = {
    to: RECIPIENT,
    subject: contactSubject(payload),
    message: contactSummary(payload),
    payload,
    [CONSENT_FIELD]: consentOf(record),
    captchaToken,
  }
  return {
    headers: { ...identityHeaders(record), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** Returns the request for an application: a multipart form with the resume (docs/product.md §7.2). */
function applicationRequest(
  record: UnsealedApplication,
  file: ArrayBuffer | undefined,
  captchaToken: string,
): RequestInit {
  if (!file) throw new RelayError(RESUME_LOST)
  const form = new FormData()
  form.set('to', RECIPIENT)
  form.set('subject', applicationSubject(record.payload))
  form.set('message', applicationSummary(record.payload))
  form.set('captchaToken', captchaToken)
  form.set('payload', JSON.stringify(record.payload))
  form.set(CONSENT_FIELD, JSON.stringify(consentOf(record)))
  form.set('attachments', toFile({ ...record.resume, bytes: file }))
  return { headers: identityHeaders(record), body: form }
}

function identityHeaders(record: UnacceptedSubmission): Record<string, string> {
  return { [IDEMPOTENCY_HEADER]: record.id, [VERSION_HEADER]: String(record.version) }
}

/**
 * Returns the body that is sent in parts: the encrypted bytes of an encrypted submission, or the form fields and the
 * file of an application, encoded as one sequence of bytes. The bytes are the same at every try, so that the relay
 * recognises the parts that it already has.
 */
export function bodyInParts(record: UnacceptedSubmission, file: ArrayBuffer): ArrayBuffer {
  // An enquiry that is not encrypted has no file, so only the types make it reach this line.
  if (isSealed(record) || record.kind === 'contact') return file
  const resume = { name: record.resume.name, bytes: new Uint8Array(file) }
  return encodeContent({ payload: record.payload, consent: consentOf(record), resume }).buffer
}
