/**
 * The id that a form's content is sent under. Where the outbox cannot keep the submission, the id is kept until it is known what became
 * of it: a press after a lost answer then repeats the same submission.
 */
import { digestOf } from '#client/device/outbox/digest.ts'

export interface ContentKey {
  /** Of the content. */
  digest: string
  id: string
  /** The relay, or the outbox, may have it although neither has said so. */
  mayHaveArrived: boolean
}

/** In the session's storage too, since a form may be filled in again from its draft after a reload. */
const STORAGE_PREFIX = 'content-key:'

const keys = new Map<string, ContentKey>()

/** The key of `content`, any JSON value: the kept one, else a new one. */
export async function contentKey(content: unknown): Promise<ContentKey> {
  const digest = await digestOf(new TextEncoder().encode(JSON.stringify(content)))
  return keys.get(digest) ?? storedKey(digest) ?? { digest, id: crypto.randomUUID(), mayHaveArrived: false }
}

export function keepContentKey(key: ContentKey): void {
  keys.set(key.digest, key)
  try {
    sessionStorage.setItem(STORAGE_PREFIX + key.digest, JSON.stringify(key))
  } catch {
    // Refused or full: the key lasts as long as the page.
  }
}

/** For content whose fate is known: the same content is a new submission from now on. */
export function forgetContentKey({ digest }: ContentKey): void {
  keys.delete(digest)
  try {
    sessionStorage.removeItem(STORAGE_PREFIX + digest)
  } catch {
    // Nothing was stored.
  }
}

function storedKey(digest: string): ContentKey | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_PREFIX + digest) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
