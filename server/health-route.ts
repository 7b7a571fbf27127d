import type { RequestHandler } from 'express'
import type { MailTransport } from './mail/mail-transport.ts'
import { Refusal } from './refusal.ts'
import { countMails, type MailCounts } from './store/mails.ts'
import type { Store } from './store/store.ts'
import { StoreError, storing } from './store/store-error.ts'
import { checkUploads, type UploadEnv } from './submissions/check-uploads.ts'

/**
 * The result of a check is reused for this time. Otherwise anybody could make the relay write to the store as often as
 * they call the health check.
 */
const KEPT_MS = 1000

/**
 * GET /api/health: checks that the store takes writes and that applications can be taken (`checkUploads`). Reports the
 * kinds of store and mail transport, and `warning`. Also reports how many mails wait, were given up, or are uncertain
 * because the mail server did not answer. Answers with 503 when a check fails.
 */
export function healthRoute(
  store: Store,
  env: UploadEnv,
  mail: MailTransport['kind'],
  warning: string | undefined,
): RequestHandler {
  let checked: { at: number; counts: Promise<MailCounts> } | undefined
  return async (_req, res) => {
    const now = performance.now()
    if (!checked || now - checked.at >= KEPT_MS) checked = { at: now, counts: check(store, env) }
    const counts = await checked.counts
    res.json({ ok: true, database: store.kind, mail, ...counts, warning })
  }
}

async function check(store: Store, env: UploadEnv): Promise<MailCounts> {
  const fails = (what: string) => (error: Error) => {
    throw new Refusal('unavailable', `${what} (${error instanceof StoreError ? error.reason : error.message}).`)
  }
  const counts = await storing(async () => {
    await writeHeartbeat(store)
    return countMails(store)
  }).catch(fails('The store takes no writes'))
  await checkUploads(store, env).catch(fails('Applications cannot be taken'))
  return counts
}

/**
 * Writes the time into the table `heartbeat`. Fails when the store takes no writes. A transaction also fails when the
 * file of an SQLite database was deleted or replaced (`node-sqlite.ts`).
 */
async function writeHeartbeat({ db }: Store): Promise<void> {
  const beat_at = new Date().toISOString()
  await db.transaction().execute((transaction) =>
    transaction
      .insertInto('heartbeat')
      .values({ id: 1, beat_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at }))
      .execute(),
  )
}
