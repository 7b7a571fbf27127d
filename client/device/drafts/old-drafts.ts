import { transact } from '#client/device/outbox/outbox-database.ts'
import { isOver, TIME_SUFFIX } from './drafts.ts'

/** Forgets what nobody has touched for a day. What has no time yet, or one of a clock that was ahead, has its day from `now`. */
export async function deleteOldDrafts(now = Date.now()): Promise<void> {
  await transact(['drafts'], 'readwrite', async (transaction) => {
    const store = transaction.objectStore('drafts')
    for (const form of await store.getAllKeys()) {
      if (form.endsWith(TIME_SUFFIX)) continue
      const timeKey = form + TIME_SUFFIX
      const touchedAt = await store.get(timeKey)
      if (isOver(touchedAt, now)) await Promise.all([store.delete(form), store.delete(timeKey)])
      else if (!(Number(touchedAt) <= now)) await store.put(now, timeKey)
    }
  })
}
