import { createECDH, createHash } from 'node:crypto'
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import {
  decodeContent,
  ENCAPSULATED_KEY_BYTES,
  envelopeBytes,
  type SealedEnvelope,
  type SubmissionContent,
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
    id: keyId(publicKey),
    public_key: publicKey.toString('base64'),
    private_key: privateKey.toString('base64'),
    created_at: now.toISOString(),
  }
}

function keyId(publicKey: Buffer): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, ID_LENGTH)
}

/** True when the private key belongs to the id. False for a key that is damaged or was restored wrongly. */
export function isUsableKey({ id, private_key }: SealingKeyPair): boolean {
  const ecdh = createECDH('prime256v1')
  try {
    ecdh.setPrivateKey(private_key, 'base64')
  } catch {
    return false
  }
  return keyId(ecdh.getPublicKey()) === id
}

/**
 * Decrypts a submission that a device has encrypted. Throws if `sealed` was changed, does not belong to `envelope` or
 * `key`, or contains something else than a submission. The key must be usable (`isUsableKey`).
 */
export async function openSealed(
  sealed: Uint8Array,
  envelope: SealedEnvelope,
  key: SealingKeyPair,
): Promise<SubmissionContent> {
  const recipient = await suite.createRecipientContext({
    recipientKey: await suite.kem.deserializePrivateKey(Buffer.from(key.private_key, 'base64')),
    enc: sealed.subarray(0, ENCAPSULATED_KEY_BYTES),
  })
  const content = await recipient.open(sealed.subarray(ENCAPSULATED_KEY_BYTES), envelopeBytes(envelope))
  return decodeContent(new Uint8Array(content))
}
