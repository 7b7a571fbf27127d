import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import {
  encodeContent,
  envelopeBytes,
  SEALED_TYPE,
  SEALING_KEY_HEADER,
  SEALING_KEY_PATH,
  type SealingKey,
  type SubmissionContent,
} from '#contract/submission/sealing.ts'
import {
  CAPTCHA_HEADER,
  IDEMPOTENCY_HEADER,
  KIND_HEADER,
  SUBMISSION_VERSION,
  type SubmissionKind,
} from '#contract/submission/submission.ts'
import type { Reply, TestRelay } from './relay.ts'

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })

export async function fetchSealingKey(relay: TestRelay): Promise<SealingKey> {
  return (await (await fetch(relay.url + SEALING_KEY_PATH)).json()) as SealingKey
}

/** Encrypts a submission as devices do. Returns the body of the request. */
export async function sealFor(
  key: SealingKey,
  id: string,
  kind: SubmissionKind,
  content: SubmissionContent,
): Promise<Uint8Array> {
  const point = Buffer.from(key.publicKey, 'base64')
  const sender = await suite.createSenderContext({ recipientPublicKey: await suite.kem.deserializePublicKey(point) })
  const envelope = envelopeBytes({ id, kind, version: SUBMISSION_VERSION, keyId: key.id })
  const encrypted = await sender.seal(encodeContent(content), envelope)
  return Buffer.concat([Buffer.from(sender.enc), Buffer.from(encrypted)])
}

/** Posts an encrypted submission with a new captcha token; `headers` replaces or adds headers. */
export async function postSealed(
  relay: TestRelay,
  key: SealingKey,
  id: string,
  kind: SubmissionKind,
  body: Uint8Array | ReadableStream,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return relay.post(body, {
    'content-type': SEALED_TYPE,
    [IDEMPOTENCY_HEADER]: id,
    [SEALING_KEY_HEADER]: key.id,
    [KIND_HEADER]: kind,
    [CAPTCHA_HEADER]: await relay.token(id),
    ...headers,
  })
}
