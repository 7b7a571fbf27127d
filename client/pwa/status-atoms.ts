import { atom } from 'jotai'
import { onOutboxChange } from '#client/outbox/outbox-changes.ts'
import type { SubmissionRecord } from '#client/outbox/submission-record.ts'
import { onReadiness, type Readiness } from './offline-readiness.ts'
import { onUpdateReady } from './register-worker.ts'

// The values before mounting are those of the prerendered page.

/** False while the device knows that it has no network. */
export const onlineAtom = atom(true)
onlineAtom.onMount = (set) => {
  const update = () => set(navigator.onLine)
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
  return () => {
    removeEventListener('online', update)
    removeEventListener('offline', update)
  }
}

/** The outbox, the newest first; null until it has been read. Empty where nothing can be stored. */
export const submissionsAtom = atom<SubmissionRecord[] | null>(null)
submissionsAtom.onMount = (set) => {
  let latest = 0
  const read = async () => {
    const turn = ++latest
    const records = await import('#client/outbox/outbox.ts')
      .then(({ listSubmissions }) => listSubmissions())
      .catch(() => [])
    if (turn === latest) set(records)
  }
  void read()
  return onOutboxChange(read)
}

/** How many submissions wait for an answer of the relay. */
export const waitingCountAtom = atom(
  (get) => (get(submissionsAtom) ?? []).filter(({ state }) => state === 'queued' || state === 'sending').length,
)

/** How far the site is on the device for offline use. */
export const readinessAtom = atom<Readiness>({ state: 'checking', progress: 0 })
readinessAtom.onMount = (set) => onReadiness(set)

/** True when a new version of the site waits for the visitor to press Update (`applyUpdate`). */
export const updateReadyAtom = atom(false)
updateReadyAtom.onMount = (set) => onUpdateReady(() => set(true))
