import type { TestProject } from 'vitest/node'
// This import only declares the type of `postgresUrl`, without which `project.provide` does not compile.
import type {} from '#server/testing/postgres.ts'
import { findPostgres } from './find-postgres.ts'
import { startPostgres } from './temporary-postgres.ts'

/** Settings that make the server faster. A crash may lose data, but tests need no data after a crash. */
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Global set-up of the Vitest project `postgres`. It starts one server in a temporary folder and returns the function
 * that stops the server. If PostgreSQL is missing or does not start, it prints a warning and provides an empty URL,
 * which makes the tests skip themselves.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const programs = findPostgres()
    if (!programs) throw new Error('install the package "postgresql" of your system')
    const { url, stop } = await startPostgres(programs, NOT_DURABLE)
    project.provide('postgresUrl', url)
    return stop
  } catch (error) {
    const { message } = error as Error
    console.warn(`No PostgreSQL server (${message}). Skipped: the store on a real server, two relays on one database.`)
    project.provide('postgresUrl', '')
  }
}
