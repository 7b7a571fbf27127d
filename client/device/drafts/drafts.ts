/** What is half-filled in forms, kept beside the outbox for a day: whoever comes to a shared device later is another person. */
import { transactAtOnce } from '#client/device/outbox/outbox-database.ts'
import { mayHaveOutbox } from '#client/device/outbox/outbox-exists.ts'

/** How long a draft is kept that nobody touches. */
export const DRAFT_MS = 24 * 60 * 60_000

/** When a draft was touched stands beside it, so that nobody has to read a file to learn it. */
export const TIME_SUFFIX = ' touched at'

/** Where a draft and the time of its last touch are kept. */
export function draftKeys(form: string): [draft: string, touchedAt: string] {
  return [form, form + TIME_SUFFIX]
}

/** Keeps what is typed in a form, so that it outlives the page; any value that can be structured-cloned. */
export async function saveDraft(form: string, draft: unknown, now = Date.now()): Promise<void> {
  await changeDrafts((store) => [store.put(draft, form), store.put(now, form + TIME_SUFFIX)])
}

/**
 * What `saveDraft` kept under this name, unless that was more than a day ago, or undefined; written by another version of the site perhaps.
 * To look makes no outbox: who only passes a form is one of the many who never write.
 */
export async function loadDraft(form: string, now = Date.now()): Promise<unknown> {
  if (!(await mayHaveOutbox())) return undefined
  return transactAtOnce(['drafts'], 'readonly', async (read) => {
    const store = read.objectStore('drafts')
    const [draft, touchedAt] = await Promise.all([store.get(form), store.get(form + TIME_SUFFIX)])
    return isOver(touchedAt, now) ? undefined : draft
  })
}

/** Forgets what `saveDraft` kept under this name, if anything. */
export async function deleteDraft(form: string): Promise<void> {
  await changeDrafts((store) => draftKeys(form).map((key) => store.delete(key)))
}

/** True for a draft of that time once its day is over; false where the time is unknown. */
export function isOver(touchedAt: unknown, now: number): boolean {
  return typeof touchedAt === 'number' && now - touchedAt > DRAFT_MS
}

interface DraftStore {
  put: (value: unknown, key: string) => Promise<unknown>
  delete: (key: string) => Promise<unknown>
}

/** All of the changes or none. */
function changeDrafts(change: (store: DraftStore) => Promise<unknown>[]): Promise<unknown> {
  return transactAtOnce(['drafts'], 'readwrite', (transaction) =>
    Promise.all(change(transaction.objectStore('drafts'))),
  )
}
