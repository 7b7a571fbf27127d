import type { RequestHandler } from 'express'
import type { MailTransport } from './mail/mail-transport.ts'
import { countPending } from './store/mails.ts'
import type { Store } from './store/store.ts'
import { storing } from './store/store-error.ts'

/** GET /api/health: whether the store takes a write, where mails go and how many wait. */
export function healthRoute(store: Store, mail: MailTransport['kind']): RequestHandler {
  return async (_req, res) => {
    const pending = await storing(async () => {
      await beat(store)
      return countPending(store)
    })
    res.json({ ok: true, database: store.kind, mail, pending })
  }
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
