/** Drafts: unsent contents of forms, kept for a day. Whoever uses a shared device later may be another person. */
import { mayHaveOutbox } from '#client/device/outbox/outbox-exists.ts'
import { transact, transactAtOnce } from '#client/device/outbox/transact.ts'

/** A draft is deleted so long after the last change; reading it does not extend that. */
export const DRAFT_MS = 24 * 60 * 60_000

/** Key suffix of the time of the last change, stored apart from the draft so that deleting old drafts reads no files. */
const TIME_SUFFIX = ' touched at'

/** The keys of a draft and of the time of its last change. */
export function draftKeys(form: string): [draft: string, touchedAt: string] {
  return [form, form + TIME_SUFFIX]
}

/** Stores a draft, any value that can be structured-cloned. */
export async function saveDraft(form: string, draft: unknown, now = Date.now()): Promise<void> {
  const [draftKey, timeKey] = draftKeys(form)
  await changeDrafts((store) => [store.put(draft, draftKey), store.put(now, timeKey)])
}

/**
 * The draft under this name; undefined if there is none or it is older than a day. Another version of the site may have written it. Does not
 * create the database: many visitors open a form and never write.
 */
export async function loadDraft(form: string, now = Date.now()): Promise<unknown> {
  if (!(await mayHaveOutbox())) return undefined
  return transactAtOnce(['drafts'], 'readonly', async (read) => {
    const store = read.objectStore('drafts')
    const [draftKey, timeKey] = draftKeys(form)
    const [draft, touchedAt] = await Promise.all([store.get(draftKey), store.get(timeKey)])
    return isOld(touchedAt, now) ? undefined : draft
  })
}

export async function deleteDraft(form: string): Promise<void> {
  await changeDrafts((store) => draftKeys(form).map((key) => store.delete(key)))
}

/** Deletes drafts that are older than a day. A draft without a time, or with one in the future (a wrong clock), gets a day from `now`. */
export async function deleteOldDrafts(now = Date.now()): Promise<void> {
  await transact(['drafts'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('drafts')
    for (const form of await store.getAllKeys()) {
      if (form.endsWith(TIME_SUFFIX)) continue
      const [draftKey, timeKey] = draftKeys(form)
      const touchedAt = await store.get(timeKey)
      if (isOld(touchedAt, now)) await Promise.all([store.delete(draftKey), store.delete(timeKey)])
      else if (!(Number(touchedAt) <= now)) await store.put(now, timeKey)
    }
  })
}

/** False if the time is unknown. */
function isOld(touchedAt: unknown, now: number): boolean {
  return typeof touchedAt === 'number' && now - touchedAt > DRAFT_MS
}

interface DraftStore {
  put: (value: unknown, key: string) => Promise<unknown>
  delete: (key: string) => Promise<unknown>
}

function changeDrafts(change: (store: DraftStore) => Promise<unknown>[]): Promise<unknown> {
  return transactAtOnce(['drafts'], 'readwrite', (transaction) =>
    Promise.all(change(transaction.objectStore('drafts'))),
  )
}
