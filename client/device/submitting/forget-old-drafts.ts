import { deleteOldDrafts } from '#client/device/drafts/old-drafts.ts'
import { keepInLastMoment, LAST_MOMENT_PREFIX, lastMoment } from './kept-draft.ts'

/** Forgets drafts and files that nobody has touched for a day. Never rejects: where nothing can be deleted nothing was kept. */
export async function forgetOldDrafts(): Promise<void> {
  forgetOldLastMoments()
  await deleteOldDrafts().catch(() => {})
}

function forgetOldLastMoments(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const name = key.slice(LAST_MOMENT_PREFIX.length)
      const isOld = key.startsWith(LAST_MOMENT_PREFIX) && lastMoment(name) === undefined
      if (isOld) keepInLastMoment(name, undefined)
    }
  } catch {
    // Refused, as in some private modes.
  }
}
