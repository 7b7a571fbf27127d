import { atom } from 'jotai'
import { onOnline } from '#client/device/offline/online.ts'
import type { SubmissionRecord } from '#client/device/outbox/submission-record.ts'
import { watchSubmissions } from '#client/device/outbox/watch-submissions.ts'

// Atoms have their initial values in the served HTML and until they are mounted.

/** False while the browser knows that it is offline. */
export const onlineAtom = atom(true)
onlineAtom.onMount = (set) => onOnline(set)

/** All submissions on the device, the newest first; null until they have been read, empty where nothing can be stored. */
export const submissionsAtom = atom<SubmissionRecord[] | null>(null)
submissionsAtom.onMount = (set) => watchSubmissions(set)
