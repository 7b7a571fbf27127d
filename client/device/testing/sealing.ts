import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import {
  decodeContent,
  ENCAPSULATED_KEY_BYTES,
  envelopeBytes,
  type SealingKey,
  type SubmissionContent,
} from '#contract/submission/sealing.ts'
import { SUBMISSION_VERSION, type SubmissionKind } from '#contract/submission/submission.ts'

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
const keys = await suite.kem.generateKeyPair()
const point = new Uint8Array(await suite.kem.serializePublicKey(keys.publicKey))

/** The public key of a relay that can open what is encrypted to it (`openSealed`). */
export const RELAY_KEY: SealingKey = { id: '0123456789abcdef', publicKey: btoa(String.fromCharCode(...point)) }

/** Decrypts the submission `id`, which was encrypted to `RELAY_KEY`, as the relay does. */
export async function openSealed(sealed: ArrayBuffer, id: string, kind: SubmissionKind): Promise<SubmissionContent> {
  const recipient = await suite.createRecipientContext({
    recipientKey: keys.privateKey,
    enc: sealed.slice(0, ENCAPSULATED_KEY_BYTES),
  })
  const envelope = envelopeBytes({ id, kind, version: SUBMISSION_VERSION, keyId: RELAY_KEY.id })
  return decodeContent(new Uint8Array(await recipient.open(sealed.slice(ENCAPSULATED_KEY_BYTES), envelope)))
}
