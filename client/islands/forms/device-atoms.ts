import { atom } from 'jotai'
import { onOnline } from '#client/device/offline/online.ts'
import { type StoredSubmissions, watchSubmissions } from '#client/device/outbox/watch-submissions.ts'

// The initial values are those with which the build renders the pages. The browser hydrates with the same values, and
// reads the real ones when the atoms are mounted.

/** False while the browser knows that it is offline. */
export const onlineAtom = atom(true)
onlineAtom.onMount = (set) => onOnline(set)

/** What has been read from the outbox. Null until it has been read. */
export const storedAtom = atom<StoredSubmissions | null>(null)
storedAtom.onMount = (set) => watchSubmissions(set)

/** All submissions on the device, newest first. Undefined until they have been read, and while they cannot be read. */
export const submissionsAtom = atom((get) => {
  const stored = get(storedAtom)
  return stored === null || stored === 'unreadable' ? undefined : stored
})
