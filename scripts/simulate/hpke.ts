/**
 * Replaces `@hpke/core` in simulations. The package uses WebCrypto, whose threads finish in an order that differs from
 * run to run. This module does not encrypt. It masks the content, so that a search for a text does not find it. Like
 * the package it refuses a wrong key and wrong additional data.
 */
import { createECDH, createHmac } from 'node:crypto'
import { exactBuffer } from './exact-buffer.ts'

const KEY_BYTES = 32
const POINT_BYTES = 65
const TAG_BYTES = 32
const MASK = 0xa5

interface Key {
  bytes: Uint8Array
}

const tagOf = (key: Uint8Array, content: Uint8Array, data: Uint8Array) =>
  createHmac('sha256', key).update(data).update('\0').update(content).digest()

/** Masks bytes, or removes their mask. A plain loop, because `map` with a callback is much slower. */
function masked(bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array(bytes.length)
  for (let index = 0; index < bytes.length; index++) result[index] = (bytes[index] as number) ^ MASK
  return result
}

/**
 * Computes the public key with real cryptography, because the relay checks that a private key belongs to the id of its
 * key pair.
 */
function publicKeyOf(privateKey: Uint8Array): Uint8Array {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  return new Uint8Array(ecdh.getPublicKey())
}

/** Returns the text of an encrypted submission, so that a simulation can tell which press of "Send" it comes from. */
export function contentOf(sealed: Uint8Array): string {
  return Buffer.from(masked(sealed.subarray(POINT_BYTES + TAG_BYTES))).toString()
}

export class Aes256Gcm {}
export class HkdfSha256 {}
export class DhkemP256HkdfSha256 {
  async generateKeyPair() {
    const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
    return { privateKey: { bytes }, publicKey: { bytes: publicKeyOf(bytes) } }
  }
  async serializePublicKey({ bytes }: Key) {
    return exactBuffer(bytes)
  }
  async serializePrivateKey({ bytes }: Key) {
    return exactBuffer(bytes)
  }
  async deserializePublicKey(bytes: Uint8Array): Promise<Key> {
    return { bytes: new Uint8Array(bytes) }
  }
  /**
   * Returns the public key that belongs to the private key, because in this module sender and recipient compute the tag
   * with the same key.
   */
  async deserializePrivateKey(bytes: Uint8Array): Promise<Key> {
    return { bytes: publicKeyOf(new Uint8Array(bytes)) }
  }
}

export class CipherSuite {
  readonly kem: DhkemP256HkdfSha256
  constructor({ kem }: { kem: DhkemP256HkdfSha256 }) {
    this.kem = kem
  }
  async createSenderContext({ recipientPublicKey: { bytes: key } }: { recipientPublicKey: Key }) {
    return {
      enc: new ArrayBuffer(POINT_BYTES),
      seal: async (content: Uint8Array, data: Uint8Array) =>
        exactBuffer(Buffer.concat([tagOf(key, content, data), masked(content)])),
    }
  }
  async createRecipientContext({ recipientKey: { bytes: key } }: { recipientKey: Key }) {
    return {
      open: async (sealed: Uint8Array, data: Uint8Array) => {
        const content = masked(new Uint8Array(sealed.subarray(TAG_BYTES)))
        if (!tagOf(key, content, data).equals(sealed.subarray(0, TAG_BYTES))) throw new Error('It cannot be opened')
        return exactBuffer(content)
      },
    }
  }
}
