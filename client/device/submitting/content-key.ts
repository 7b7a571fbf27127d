/**
 * The id under which a form's content is submitted. On a device that stores nothing, the id is kept until the relay has answered: pressing
 * "Send" again after a lost answer then repeats the same submission, and the relay recognises it.
 */
import { sha256 } from '#client/device/outbox/sha256.ts'

export interface ContentKey {
  /** Digest of the content. */
  digest: string
  id: string
  /** The relay, or the outbox, may have stored the content although no answer came. */
  mayHaveArrived: boolean
}

/** Also in session storage: after a reload the form may be filled in from its draft and sent again. */
const STORAGE_PREFIX = 'content-key:'

const keys = new Map<string, ContentKey>()

/** The key of `content`, any JSON value: the saved one, else a new one. */
export async function contentKey(content: unknown): Promise<ContentKey> {
  const digest = await sha256(new TextEncoder().encode(JSON.stringify(content)))
  return keys.get(digest) ?? loadKey(digest) ?? { digest, id: crypto.randomUUID(), mayHaveArrived: false }
}

export function saveContentKey(key: ContentKey): void {
  keys.set(key.digest, key)
  try {
    sessionStorage.setItem(STORAGE_PREFIX + key.digest, JSON.stringify(key))
  } catch {
    // Session storage is refused or full. The key then stays in memory until the visitor leaves the page.
  }
}

/** The outcome is known: from now on the same content is a new submission. */
export function deleteContentKey({ digest }: ContentKey): void {
  keys.delete(digest)
  try {
    sessionStorage.removeItem(STORAGE_PREFIX + digest)
  } catch {
    // Session storage is refused, so the key is not there.
  }
}

function loadKey(digest: string): ContentKey | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_PREFIX + digest) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
