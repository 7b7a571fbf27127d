import { setImmediate as turn } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>

interface Job {
  /** Does the work; what it gives tells whoever waits for it. */
  run(transaction: Transaction<Tables>): Promise<() => void>
  fail(error: unknown): void
}

/**
 * Transactions for a database with one connection: those that are asked for at the same time become one, so that one wait for the disk
 * does for all. Work that throws takes back what it did itself; where the whole cannot be committed, each is tried alone.
 */
export function groupCommits(db: Kysely<Tables>): <Result>(work: Work<Result>) => Promise<Result> {
  let waiting: Job[] = []
  let isRunning = false

  async function commitWaiting(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // The driver waits for the disk in this thread: what has come meanwhile gets as far as it can first.
      await turn()
      const jobs = waiting
      waiting = []
      await commit(jobs)
    }
    isRunning = false
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    try {
      const tell: (() => void)[] = []
      await db.transaction().execute(async (transaction) => {
        for (const job of jobs) tell.push(await job.run(transaction))
      })
      for (const one of tell) one()
    } catch (error) {
      if (jobs.length === 1) jobs[0]?.fail(error)
      else for (const job of jobs) await commit([job])
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const run: Job['run'] = async (transaction) => {
        await sql`savepoint work`.execute(transaction)
        try {
          const result = await work(transaction)
          await sql`release work`.execute(transaction)
          return () => resolve(result)
        } catch (error) {
          // After a full disk SQLite has taken back the whole transaction, and knows no savepoint any more.
          await sql`rollback to work`.execute(transaction).catch(() => Promise.reject(error))
          await sql`release work`.execute(transaction)
          return () => reject(error)
        }
      }
      waiting.push({ run, fail: reject })
      if (!isRunning) commitWaiting()
    })
}
