import { statfs } from 'node:fs/promises'
import { RESUME_MAX_BYTES } from '#contract/resume.ts'
import type { Store } from './store.ts'

/** Below this a disk may take the heartbeat, which is tiny, and still refuse a resume, its write-ahead log and its mail. */
const ROOM_FOR_SUBMISSIONS_BYTES = 4 * RESUME_MAX_BYTES

/** False when the disk of the SQLite file is nearly full; a PostgreSQL server's disk is not seen from here. */
export async function hasRoom({ folder }: Store): Promise<boolean> {
  if (folder === undefined) return true
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= ROOM_FOR_SUBMISSIONS_BYTES
}
