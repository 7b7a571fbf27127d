import { toStoredResume } from '#client/device/database/stored-resume.ts'
import type { AppliedJob, StoredResume, UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { lastKnownStamp } from '#client/device/drafts/draft-stamps.ts'
import { loadResumeDraft } from '#client/device/drafts/resume-draft.ts'
import type { Locale } from '#contract/addresses.ts'
import type { Application } from '#contract/submission/application.ts'
import type { Contact } from '#contract/submission/contact.ts'
import { privacyPolicyVersion } from '#contract/submission/privacy-policy.ts'
import { receiptCode } from '#contract/submission/receipt-code.ts'
import { SUBMISSION_VERSION } from '#contract/submission/submission.ts'
import { type ContentKey, keyForContent } from './content-key.ts'

/** Thrown if the browser has lost the bytes of the chosen file. The visitor has to choose the file again. */
export class ResumeUnreadableError extends Error {}

export type SubmitRequest = (
  | { kind: 'contact'; payload: Contact }
  | { kind: 'application'; payload: Application; resume: File; job: AppliedJob }
) & {
  locale: Locale
  /** The token from `keepCaptchaSolved`; without a token the captcha is solved when the submission is sent. */
  captchaToken?: string
  /** The id of the rejected or expired submission that this submission corrects and replaces. */
  replaces?: string
}

/** A submission in the forms in which the device stores and sends it. */
export interface NewSubmission {
  request: SubmitRequest
  record: UnsealedSubmission
  /** The file of an application; undefined for an enquiry. */
  resume: StoredResume | undefined
  key: ContentKey
}

/** Makes the submission that a request asks for. Throws `ResumeUnreadableError` if the file has no bytes. */
export async function newSubmission(request: SubmitRequest): Promise<NewSubmission> {
  const resume = request.kind === 'application' ? await readResume(request.resume) : undefined
  const key = await keyOf(request, resume)
  return { request, record: recordOf(request, resume, key), resume, key }
}

/**
 * Reads the file of an application. WebKit keeps files in a process that iOS may end while the browser is in the
 * background: the file in the form then has no bytes any more, but the draft has a copy.
 */
async function readResume(file: File): Promise<StoredResume> {
  return toStoredResume(file).catch(async (cause) => {
    const copy = await loadResumeDraft()
    if (copy?.name !== file.name || copy.size !== file.size) throw new ResumeUnreadableError('No bytes', { cause })
    return toStoredResume(copy)
  })
}

/**
 * Resolves with the key of the content. An application has the same key in each language of the page, so that the relay
 * recognises the repeat if the visitor changes the language after a lost answer and sends the application again.
 */
async function keyOf(request: SubmitRequest, resume: StoredResume | undefined): Promise<ContentKey> {
  const stamp = lastKnownStamp(request.kind)
  if (request.kind === 'contact') return keyForContent([request.kind, request.payload, resume?.digest], stamp)
  const { jobTitle, locations, ...person } = request.payload
  const key = await keyForContent([request.kind, person, request.job, resume?.digest], stamp)
  key.jobTexts ??= { jobTitle, locations }
  return key
}

/** Returns the record under which the outbox stores a new submission with the id of this key. */
function recordOf(
  request: SubmitRequest,
  resume: StoredResume | undefined,
  { id, jobTexts }: ContentKey,
): UnsealedSubmission {
  const { locale, captchaToken } = request
  const envelope = {
    version: SUBMISSION_VERSION,
    id,
    locale,
    policyVersion: privacyPolicyVersion,
    ...(captchaToken === undefined ? {} : { captchaToken }),
    state: 'queued' as const,
    createdAt: Date.now(),
    attempts: 0,
    nextAttemptAt: 0,
    receipt: receiptCode(id),
  }
  if (request.kind === 'contact') return { ...envelope, kind: request.kind, payload: request.payload }
  const { bytes: _, ...facts } = resume as StoredResume
  const payload = { ...request.payload, ...jobTexts }
  return { ...envelope, kind: request.kind, payload, job: request.job, resume: facts }
}
