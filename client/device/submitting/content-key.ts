/**
 * The id under which a form's content is submitted. If the device cannot store the submission, the id is kept until the
 * relay has answered, in memory and in session storage. If the answer is lost and the visitor presses "Send" again, the
 * same content is sent under the same id, and the relay recognises the repetition.
 */
import { sha256 } from '#client/device/sha256.ts'
import type { Application } from '#contract/submission/application.ts'

export interface ContentKey {
  /** SHA-256 of the content, in hexadecimal. */
  digest: string
  id: string
  /** True if the relay or the outbox may have stored the content although no answer has confirmed it. */
  mayHaveArrived: boolean
  /** The texts of an application that depend on the language of the page, as the content was first sent. */
  jobTexts?: Pick<Application, 'jobTitle' | 'locations'>
  /** How often the content was sent. Absent in a key that an earlier release has saved. */
  attempts?: number
}

/**
 * Prefix of this file's keys in session storage. Session storage keeps the id of a form's content when the page is
 * reloaded, because the form may then be filled in from its draft and sent again.
 */
const STORAGE_PREFIX = 'content-key:'

const keys = new Map<string, ContentKey>()

/**
 * Resolves with the key under which `content`, any JSON value, is to be submitted: the saved key of the same content if
 * there is one, else a new key. `stamp` is that of the draft that the form shows (`lastKnownStamp`).
 */
export async function keyForContent(content: unknown, stamp: unknown): Promise<ContentKey> {
  const digest = await digestOf(content)
  return keys.get(digest) ?? loadKey(digest) ?? { digest, id: await newId(digest, stamp), mayHaveArrived: false }
}

/**
 * Resolves with an id for the content with this digest. Two tabs that show the same draft get the same id: a visitor
 * who forgets that one of them has sent it, and presses "Send" in the other one, sends it only once. Without a draft
 * the id is random.
 */
async function newId(digest: string, stamp: unknown): Promise<string> {
  if (stamp === undefined) return crypto.randomUUID()
  // A UUID of version 8, with 120 bits of the hash (RFC 9562 §5.8).
  return (await digestOf([stamp, digest])).replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
}

function digestOf(content: unknown): Promise<string> {
  return sha256(new TextEncoder().encode(JSON.stringify(content)))
}

/** Saves the key, so that `keyForContent` returns it for the same content, also after a reload of the page. */
export function saveContentKey(key: ContentKey): void {
  keys.set(key.digest, key)
  try {
    sessionStorage.setItem(STORAGE_PREFIX + key.digest, JSON.stringify(key))
  } catch {
    // Session storage is refused or full. The key then stays in memory until the visitor leaves the page.
  }
}

/**
 * Call this when the outbox has stored the submission or when its outcome is known. From then on the same content is a
 * new submission.
 */
export function deleteContentKey({ digest }: ContentKey): void {
  keys.delete(digest)
  try {
    sessionStorage.removeItem(STORAGE_PREFIX + digest)
  } catch {
    // Session storage is refused, so it does not contain the key.
  }
}

/** Deletes all keys of this tab, because they are a trace of what a visitor has typed. */
export function deleteContentKeys(): void {
  keys.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(STORAGE_PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Session storage is refused, so it contains no keys.
  }
}

function loadKey(digest: string): ContentKey | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_PREFIX + digest)
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}
