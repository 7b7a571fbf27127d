import { atom } from 'jotai'
import { onOnline } from '#client/device/offline/online.ts'
import { onOutboxChange } from '#client/device/outbox/outbox-changes.ts'
import type { SubmissionRecord } from '#client/device/outbox/submission-record.ts'

// The values before mounting are those of the prerendered page.

/** False while the device knows that it has no network. */
export const onlineAtom = atom(true)
onlineAtom.onMount = (set) => onOnline(set)

/** The outbox, the newest first; null until it has been read. Empty where nothing can be stored. */
export const submissionsAtom = atom<SubmissionRecord[] | null>(null)
submissionsAtom.onMount = (set) => {
  let latest = 0
  const read = async () => {
    const turn = ++latest
    const records = await import('#client/device/outbox/outbox.ts')
      .then(({ listSubmissions }) => listSubmissions())
      .catch(() => [])
    if (turn === latest) set(records)
  }
  void read()
  return onOutboxChange(read)
}
