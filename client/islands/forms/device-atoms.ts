import { atom } from 'jotai'
import { onOnline } from '#client/device/offline/online.ts'
import { type StoredSubmissions, watchSubmissions } from '#client/device/outbox/watch-submissions.ts'

/** False while the browser knows that it is offline. */
export const onlineAtom = deviceAtom(true, onOnline)

/** What has been read from the outbox. Null until it has been read. */
export const storedAtom = deviceAtom<StoredSubmissions | null>(null, watchSubmissions)

/** All submissions on the device, newest first. Undefined until they have been read, and while they cannot be read. */
export const submissionsAtom = atom((get) => {
  const stored = get(storedAtom)
  return stored === null || stored === 'unreadable' ? undefined : stored
})

/**
 * An atom that follows a state of the device while an island uses it. `served` is the value with which the build renders
 * the pages. React must hydrate with the same value, so the atom has it again once the island is unmounted: a link may
 * bring the next island into the same document.
 */
function deviceAtom<Value>(served: Value, watch: (set: (value: Value) => void) => () => void) {
  const deviceAtom = atom(served)
  deviceAtom.onMount = (set) => {
    const stop = watch(set)
    return () => {
      stop()
      set(served)
    }
  }
  return deviceAtom
}
