import type { Request } from 'express'
import { decodeContent, SEALING_KEY_HEADER, type SubmissionContent } from '#contract/submission/sealing.ts'
import { CAPTCHA_HEADER, SUBMISSION_VERSION, VERSION_HEADER } from '#contract/submission/submission.ts'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { isUsableKey, openSealed } from '../sealing/sealing-suite.ts'
import { findSealingKey } from '../store/sealing-keys.ts'
import type { Store } from '../store/store.ts'
import { sha256 } from './body-digest.ts'
import type { SentFields } from './incoming.ts'
import { isSealed, kindOf } from './request-body.ts'
import type { SentResume } from './resume.ts'
import type { UploadedFile } from './upload.ts'

/**
 * When the relay does not have the key to decrypt a submission, the device sends the submission again after this time.
 * The operator may have restored the key by then.
 */
const RETRY_KEY_SECONDS = 5 * 60

interface PackedDeps {
  store: Store
  log: Log
}

/**
 * Reads the packed body of the submission `id`: fields and file in one sequence of bytes, encrypted or not.
 * @throws Refusal `key_unknown` when the key for decryption is missing or damaged, until the operator restores it;
 * `invalid` when the content cannot be decrypted with the key or has another format, so that sending it again cannot
 * help.
 */
export async function readPacked(
  req: Request,
  id: string,
  body: UploadedFile,
  deps: PackedDeps,
): Promise<SentFields & SentResume> {
  const captchaToken = req.get(CAPTCHA_HEADER)
  const content = isSealed(req) ? await decrypt(req, id, body, deps) : await decode(body)
  const { payload, consent } = content
  // Tablets in fair mode always encrypt. If an unencrypted submission names a tablet, the name is ignored.
  const tablet = isSealed(req) ? content.tablet : undefined
  return { payload, consent, tablet, captchaToken, honeypot: undefined, ...resumeIn(content) }
}

async function decrypt(req: Request, id: string, body: UploadedFile, { store, log }: PackedDeps) {
  const keyId = req.get(SEALING_KEY_HEADER) ?? ''
  const key = await findSealingKey(store, keyId)
  if (!key || !isUsableKey(key)) {
    const fault = key ? 'damaged' : 'unknown'
    log.error({ submission: id, key: keyId.slice(0, 64) }, `sealing key ${fault}: restore it from a backup`)
    throw new Refusal('key_unknown', 'Our server does not have the key of this submission.', {
      retryAfterSeconds: RETRY_KEY_SECONDS,
    })
  }
  const version = Number(req.get(VERSION_HEADER) ?? SUBMISSION_VERSION)
  const sealed = await body.read()
  return openSealed(sealed, { id, kind: kindOf(req), version, keyId }, key).catch(() => {
    throw new Refusal('invalid', 'The submission cannot be decrypted.')
  })
}

async function decode(body: UploadedFile): Promise<SubmissionContent> {
  const bytes = await body.read()
  try {
    return decodeContent(new Uint8Array(bytes))
  } catch {
    throw new Refusal('invalid', 'The content of the submission cannot be read.')
  }
}

function resumeIn({ resume }: SubmissionContent): SentResume {
  if (!resume) return { resume, tooLarge: false }
  const { name, bytes } = resume
  return { resume: { name, size: bytes.length, digest: sha256(bytes), read: async () => bytes }, tooLarge: false }
}
