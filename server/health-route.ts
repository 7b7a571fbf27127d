import type { RequestHandler } from 'express'
import type { MailTransport } from './mail/mail-transport.ts'
import { Refusal } from './refusal.ts'
import { countMails, type MailCounts } from './store/mails.ts'
import { hasRoom } from './store/room.ts'
import type { Store } from './store/store.ts'
import { storing } from './store/store-error.ts'

/** Anybody may ask for it, and it writes: an answer, good or bad, holds for so long. */
const LIFE_MS = 1000

/** GET /api/health: whether the store takes a write, where mails go, what is wrong with that, how many wait and how many need a person. */
export function healthRoute(store: Store, mail: MailTransport['kind'], warning: string | undefined): RequestHandler {
  let checked: { at: number; counts: Promise<MailCounts> } | undefined
  return async (_req, res) => {
    const now = performance.now()
    if (!checked || now - checked.at >= LIFE_MS) checked = { at: now, counts: check(store) }
    const counts = await checked.counts.catch(() => {
      throw new Refusal('unavailable', 'The store takes no writes.')
    })
    res.json({ ok: true, database: store.kind, mail, ...counts, warning })
  }
}

function check(store: Store): Promise<MailCounts> {
  return storing(async () => {
    if (!(await hasRoom(store))) throw new Error('The disk is full')
    await beat(store)
    return countMails(store)
  })
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
