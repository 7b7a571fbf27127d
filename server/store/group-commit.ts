import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Work<Result> = (transaction: Transaction<Tables>) => Promise<Result>

interface Job {
  /**
   * Does the work in the transaction. Returns a function that resolves or rejects the promise that the caller waits
   * for. Call that function only after the commit, because a failed commit undoes the work.
   */
  run(transaction: Transaction<Tables>): Promise<() => void>
  fail(error: unknown): void
}

/**
 * Group commit for a database with one connection. Transactions that are requested at the same time become one, so that
 * they wait for the disk only once. Work that throws is rolled back alone (savepoint). When the common commit fails,
 * each piece of work is tried in its own transaction. When the transaction cannot begin, all work fails.
 */
export function groupCommits(db: Kysely<Tables>): <Result>(work: Work<Result>) => Promise<Result> {
  let waiting: Job[] = []
  let isRunning = false

  async function commitWaiting(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // The driver blocks this thread during a commit, so requests that arrive then have to wait. Lets them join the
      // next group.
      await setImmediate()
      const jobs = waiting
      waiting = []
      await commit(jobs)
    }
    isRunning = false
  }

  async function commit(jobs: readonly Job[]): Promise<void> {
    let hasBegun = false
    try {
      const settlements: (() => void)[] = []
      await db.transaction().execute(async (transaction) => {
        hasBegun = true
        for (const job of jobs) settlements.push(await job.run(transaction))
      })
      for (const settle of settlements) settle()
    } catch (error) {
      // If the transaction could not begin, another process holds the write lock. All jobs fail then, because waiting
      // for the lock again for each job would block this thread for minutes.
      if (jobs.length === 1 || !hasBegun) for (const job of jobs) job.fail(error)
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
          // On a full disk SQLite has already rolled back the whole transaction with its savepoint, so this rollback
          // fails too. The error to report is the error of `work`.
          await sql`rollback to work`.execute(transaction).catch(() => Promise.reject(error))
          await sql`release work`.execute(transaction)
          return () => reject(error)
        }
      }
      waiting.push({ run, fail: reject })
      if (!isRunning) commitWaiting()
    })
}
