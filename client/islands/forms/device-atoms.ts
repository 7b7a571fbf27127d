import { atom } from 'jotai'
import { onOnline } from '#client/device/offline/online.ts'
import { type StoredSubmissions, watchSubmissions } from '#client/device/outbox/watch-submissions.ts'

// The initial values are those with which the build renders the pages. The browser hydrates with the same values, and
// reads the real ones when the atoms are mounted.

/** False while the browser knows that it is offline. */
export const onlineAtom = atom(true)
onlineAtom.onMount = (set) => onOnline(set)

/** All submissions on the device, newest first. Null until they have been read. */
export const submissionsAtom = atom<StoredSubmissions | null>(null)
submissionsAtom.onMount = (set) => watchSubmissions(set)
