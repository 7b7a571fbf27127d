import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import type { StoredResume, UnsealedSubmission } from '#client/device/database/submission-record.ts'
import { consentOf } from '#client/device/sending/consent.ts'
import { encodeContent, envelopeBytes, type SealingKey } from '#contract/submission/sealing.ts'
import type { Tablet } from '#contract/submission/tablet.ts'

/**
 * Encrypts payload, consent and resume of a submission to the public key of the relay (HPKE, RFC 9180). In fair mode
 * this includes `tablet`. Resolves with the encapsulated key followed by the encrypted content
 * (`contract/submission/sealing.ts`). Rejects if the key is not a point of P-256.
 */
export async function seal(
  submission: UnsealedSubmission,
  resume: StoredResume | undefined,
  key: SealingKey,
  tablet?: Tablet,
): Promise<ArrayBuffer> {
  const { id, kind, version, payload } = submission
  const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
  const point = Uint8Array.from(atob(key.publicKey), (letter) => letter.charCodeAt(0))
  const sender = await suite.createSenderContext({ recipientPublicKey: await suite.kem.deserializePublicKey(point) })
  const content = encodeContent({
    payload,
    consent: consentOf(submission),
    ...(tablet && { tablet }),
    ...(resume && { resume: { name: resume.name, bytes: new Uint8Array(resume.bytes) } }),
  })
  const encrypted = await sender.seal(content, envelopeBytes({ id, kind, version, keyId: key.id }))
  const bytes = new Uint8Array(sender.enc.byteLength + encrypted.byteLength)
  bytes.set(new Uint8Array(sender.enc))
  bytes.set(new Uint8Array(encrypted), sender.enc.byteLength)
  return bytes.buffer
}
