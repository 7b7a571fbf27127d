import { statfs } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import { RESUME_MAX_BYTES } from '#contract/resume.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { Refusal } from './refusal.ts'
import { countMails } from './store/mails.ts'
import type { Store } from './store/store.ts'
import { storing } from './store/store-error.ts'

/** Below this a disk may take the heartbeat, which is tiny, and still refuse a resume, its write-ahead log and its mail. */
const ROOM_FOR_SUBMISSIONS_BYTES = 4 * RESUME_MAX_BYTES

/** GET /api/health: whether the store takes a write, where mails go, how many wait and how many need a person. */
export function healthRoute(store: Store, mail: MailTransport['kind']): RequestHandler {
  return async (_req, res) => {
    const counts = await storing(async () => {
      if (store.folder !== undefined && (await freeBytes(store.folder)) < ROOM_FOR_SUBMISSIONS_BYTES) {
        throw new Error('The disk is full')
      }
      await beat(store)
      return countMails(store)
    }).catch(() => {
      throw new Refusal('unavailable', 'The store takes no writes.')
    })
    res.json({ ok: true, database: store.kind, mail, ...counts })
  }
}

async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}

async function beat({ db }: Store): Promise<void> {
  const beat_at = new Date().toISOString()
  await db.transaction().execute((transaction) =>
    transaction
      .insertInto('heartbeat')
      .values({ id: 1, beat_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at }))
      .execute(),
  )
}
