import { createHash } from 'node:crypto'
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import {
  decodeContent,
  ENCAPSULATED_KEY_BYTES,
  envelopeBytes,
  type SealedContent,
  type SealedEnvelope,
} from '#contract/submission/sealing.ts'
import type { SealingKeyPair } from '../store/sealing-keys.ts'

const ID_LENGTH = 16

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })

/**
 * Generates a pair of keys: devices encrypt submissions with the public key, the relay decrypts them with the private
 * key.
 */
export async function generateSealingKey(now: Date): Promise<SealingKeyPair> {
  const pair = await suite.kem.generateKeyPair()
  const publicKey = Buffer.from(await suite.kem.serializePublicKey(pair.publicKey))
  const privateKey = Buffer.from(await suite.kem.serializePrivateKey(pair.privateKey))
  return {
    id: createHash('sha256').update(publicKey).digest('hex').slice(0, ID_LENGTH),
    public_key: publicKey.toString('base64'),
    private_key: privateKey.toString('base64'),
    created_at: now.toISOString(),
  }
}

/**
 * Decrypts a submission that a device has encrypted. Throws if `sealed` was changed, does not belong to `envelope` or
 * `key`, or contains something else than a submission.
 */
export async function openSealed(
  sealed: Uint8Array,
  envelope: SealedEnvelope,
  key: SealingKeyPair,
): Promise<SealedContent> {
  const recipient = await suite.createRecipientContext({
    recipientKey: await suite.kem.deserializePrivateKey(Buffer.from(key.private_key, 'base64')),
    enc: sealed.subarray(0, ENCAPSULATED_KEY_BYTES),
  })
  const content = await recipient.open(sealed.subarray(ENCAPSULATED_KEY_BYTES), envelopeBytes(envelope))
  return decodeContent(new Uint8Array(content))
}
