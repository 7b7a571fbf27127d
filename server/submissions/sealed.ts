import type { Request } from 'express'
import { CAPTCHA_HEADER, decodeContent, SEALING_KEY_HEADER, type SealedContent } from '#contract/submission/sealing.ts'
import { SUBMISSION_VERSION, VERSION_HEADER } from '#contract/submission/submission.ts'
import { verifyToken } from '../captcha/challenge.ts'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { openSealed } from '../sealing/sealing-suite.ts'
import { findSealingKey } from '../store/sealing-keys.ts'
import type { Store } from '../store/store.ts'
import { sha256 } from './body-digest.ts'
import type { SentFields } from './incoming.ts'
import type { SentResume } from './resume.ts'
import { kindOf } from './submission-kind.ts'
import type { UploadedFile } from './upload.ts'

/** Devices ask again after this time whether the relay has the key now. */
const RETRY_KEY_SECONDS = 5 * 60

/**
 * Decrypts the sealed submission `id`. A client that has not solved a captcha does not make the relay decrypt anything.
 * @throws Refusal `captcha`; `key_unknown` when the relay does not have the key, which only the operator can change;
 * `invalid` when the submission cannot be decrypted with the key, and so never will be.
 */
export async function readSealed(
  req: Request,
  id: string,
  body: UploadedFile,
  { store, captchaSecret, log }: { store: Store; captchaSecret: string; log: Log },
): Promise<SentFields & SentResume> {
  const captchaToken = req.get(CAPTCHA_HEADER)
  await verifyToken(captchaToken, captchaSecret, id)
  const keyId = req.get(SEALING_KEY_HEADER) ?? ''
  const key = await findSealingKey(store, keyId)
  if (!key) {
    log.error({ submission: id, key: keyId.slice(0, 64) }, 'sealing key unknown: restore it from a backup')
    throw new Refusal('key_unknown', 'The relay does not have the key of this submission.', {
      retryAfterSeconds: RETRY_KEY_SECONDS,
    })
  }
  const version = Number(req.get(VERSION_HEADER) ?? SUBMISSION_VERSION)
  const sealed = await body.read()
  const content = await openSealed(sealed, { id, kind: kindOf(req), version, keyId }, key).catch(() => {
    throw new Refusal('invalid', 'The submission cannot be decrypted.')
  })
  const { payload, consent, tablet } = content
  return { payload, consent, tablet, captchaToken, honeypot: undefined, ...resumeIn(content) }
}

/**
 * Reads the content of a submission that was sent in parts and not encrypted.
 * @throws Refusal `captcha`; `invalid` when the content has another format.
 */
export async function readFramed(
  req: Request,
  id: string,
  body: UploadedFile,
  { captchaSecret }: { captchaSecret: string },
): Promise<SentFields & SentResume> {
  const captchaToken = req.get(CAPTCHA_HEADER)
  await verifyToken(captchaToken, captchaSecret, id)
  const bytes = await body.read()
  try {
    const content = decodeContent(new Uint8Array(bytes))
    const { payload, consent } = content
    return { payload, consent, captchaToken, honeypot: undefined, ...resumeIn(content) }
  } catch {
    throw new Refusal('invalid', 'The content of the submission cannot be read.')
  }
}

function resumeIn({ resume }: SealedContent): SentResume {
  if (!resume) return { resume: undefined, tooLarge: false }
  const { name, bytes } = resume
  return {
    resume: { name, size: bytes.length, digest: sha256(bytes), read: async () => bytes },
    tooLarge: false,
  }
}
