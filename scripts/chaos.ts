/**
 * `npm run chaos [-- --seed N --submissions N --kills N --faults full,gone --times N --before COMMIT --on sqlite]`
 * sends submissions as visitors would, while faults happen to relays (the servers that store and mail submissions),
 * disk, store, release, clock, database connections and mail server. Then it compares every receipt that a relay gave
 * with the mails that arrived. It runs on SQLite with one relay and on PostgreSQL with two. The same seed gives the
 * same faults, but not the same timing of processes.
 * It exits with 1 in any of these cases:
 * - A submission is lost, altered, given up by its device, or mailed twice without a reason. A relay has a reason if it
 *   could not learn or record that the mail was sent (RFC 5321 §6.1).
 * - A mail belongs to no submission, a relay has given it up, or it still waits at the end.
 * - A relay has ended by itself.
 */
import { parseArgs } from 'node:util'
import { startSocketProxy } from '#server/testing/socket-proxy.ts'
import { missingForDisk } from './chaos/disk.ts'
import { DISK_FAULTS, FAULTS, type Fault } from './chaos/faults.ts'
import { type Outcome, run } from './chaos/run.ts'
import type { Plan } from './chaos/setup.ts'
import { findPostgres } from './programs/find-postgres.ts'
import { startPostgres } from './programs/temporary-postgres.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    submissions: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
    /** Faults in addition to kills. Each fault happens `times` times. */
    faults: { type: 'string', default: FAULTS.filter((fault) => fault !== 'kill').join(',') },
    times: { type: 'string', default: '2' },
    /** Commit of an earlier release. The fault `release` switches the relays to this release and back. */
    before: { type: 'string' },
    /** The store to run on: `sqlite` or `postgres`. Without a value the run uses both. */
    on: { type: 'string' },
  },
})
/** What the plans for both stores have in common. */
const common = {
  seed: wholeNumber(values.seed),
  submissions: wholeNumber(values.submissions),
  faults: withoutImpossible(chosenFaults()),
  before: values.before,
}
/** The control characters that empty the current line of a terminal. */
const CLEAR_LINE = '\r\x1b[K'
/** How often a run prints its progress: to a terminal, or to a file or a pipe. */
const PROGRESS_INTERVALS_MS = { terminal: 100, file: 5000 }
/** The number of ids that the summary lists for each kind of fault. */
const LISTED_IDS_MAX_COUNT = 5

// Signals must end the process by `exit`, because exit handlers unmount disks and kill relays.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

console.log(`Seed ${common.seed}`)
const outcomes: (Outcome | undefined)[] = []
if (values.on !== 'postgres') outcomes.push(await runOnSqlite())
if (values.on !== 'sqlite') outcomes.push(await runOnPostgres())
process.exitCode = outcomes.every((outcome) => outcome === undefined || isGood(outcome)) ? 0 : 1

/**
 * Returns how often each fault is to happen, as the command says.
 * @throws Error for an unknown name of a fault.
 */
function chosenFaults(): Record<Fault, number> {
  const chosen = values.faults.split(',').filter(Boolean)
  const unknown = chosen.find((name) => !FAULTS.includes(name as Fault))
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${FAULTS.join(', ')}`)
  const times = wholeNumber(values.times)
  const faults = Object.fromEntries(FAULTS.map((name) => [name, chosen.includes(name) ? times : 0]))
  return { ...faults, kill: wholeNumber(values.kills) } as Record<Fault, number>
}

/** Returns the faults without those that this machine cannot cause, and prints the reason for each of these. */
function withoutImpossible(faults: Record<Fault, number>): Record<Fault, number> {
  const reason = missingForDisk()
  if (reason === undefined) return faults
  const impossible = DISK_FAULTS.filter((fault) => faults[fault] > 0)
  for (const fault of impossible) console.log(`"${fault}" is left out: ${reason}`)
  return { ...faults, ...Object.fromEntries(impossible.map((fault) => [fault, 0])) }
}

function runOnSqlite(): Promise<Outcome> {
  return runAndReport('SQLite, one relay', { ...common, relays: ['relay'], environment: {} })
}

/** Runs the plan on PostgreSQL with two relays. Returns undefined if PostgreSQL is not installed. */
async function runOnPostgres(): Promise<Outcome | undefined> {
  const programs = findPostgres()
  if (!programs) {
    console.log('PostgreSQL, two relays: left out, install the package "postgresql" of your system')
    return undefined
  }
  const postgres = await startPostgres(programs)
  const proxy = await startSocketProxy(postgres.socket)
  const url = new URL(postgres.url)
  url.searchParams.set('host', proxy.folder)
  let breakCount = 0
  try {
    return await runAndReport('PostgreSQL, two relays', {
      ...common,
      relays: ['first', 'second'],
      environment: { DATABASE_URL: url.href },
      database: {
        breakConnections() {
          breakCount++
          // The third time the proxy stops passing data on but keeps the connections open. Relays notice this only when
          // a query times out, after 15 s. All other times it cuts the connections.
          if (breakCount === 3) proxy.stall()
          else proxy.cut()
        },
        crash: postgres.crash,
        start: postgres.start,
      },
    })
  } finally {
    await proxy.stop()
    await postgres.stop()
  }
}

/** Runs a plan. Prints its progress to stderr and the summary of its outcome to stdout. */
async function runAndReport(title: string, plan: Plan): Promise<Outcome> {
  const { isTTY } = process.stderr
  let printedAt = 0
  const outcome = await run(plan, (progress) => {
    if (Date.now() - printedAt < (isTTY ? PROGRESS_INTERVALS_MS.terminal : PROGRESS_INTERVALS_MS.file)) return
    printedAt = Date.now()
    process.stderr.write(isTTY ? `${CLEAR_LINE}${title}: ${progress}` : `${title}: ${progress}\n`)
  })
  if (isTTY) process.stderr.write(CLEAR_LINE)
  console.log(summary(title, outcome))
  return outcome
}

function isGood({ lost, altered, strays, givenUp, unexplainedDuplicates, health }: Outcome): boolean {
  const faults = [lost, altered, strays, givenUp, unexplainedDuplicates].flat()
  return faults.length + health.pending + health.failed === 0
}

function summary(title: string, outcome: Outcome): string {
  const { mailFaults, health, explainedDuplicates: duplicates } = outcome
  const duplicateCount = Object.values(duplicates).reduce((sum, count) => sum + count)
  const happened = Object.entries(common.faults)
    .filter(([, times]) => times > 0)
    .map(([fault, times]) => `${times} × ${fault}`)
    .join(', ')
  return `
${title}: ${isGood(outcome) ? 'good' : 'FAILED'} (${outcome.seconds.toFixed(0)} s)
  visitors      ${outcome.accepted} submissions accepted in ${outcome.tries} tries; ${happened}
  mail server   took ${mailFaults.none}, refused ${mailFaults.refuse}, greylisted ${mailFaults.greylist}, hung ${mailFaults.hang}, took and dropped ${mailFaults.drop}
  lost          ${countAndIds(outcome.lost)}
  altered       ${countAndIds(outcome.altered)}
  strays        ${countAndIds(outcome.strays)}
  given up      ${outcome.givenUp.length}${countedLines(outcome.givenUp)}
  duplicates    ${duplicateCount} of ${outcome.mails} mails in the window of RFC 5321 §6.1: ${duplicates['no-answer']} after no answer, ${duplicates.kill} after a kill, ${duplicates['store-failure']} that no store could record
  unexplained   ${outcome.unexplainedDuplicates.length}${countedLines(outcome.timelines)}
  parts left    ${outcome.partsLeft}
  for a person  ${health.uncertain} uncertain, ${health.failed} failed, ${health.pending} still waiting`
}

/** Returns the number of ids and the first of them. */
function countAndIds(ids: readonly string[]): string {
  if (ids.length === 0) return '0'
  return `${ids.length} (${ids.slice(0, LISTED_IDS_MAX_COUNT).join(', ')} …)`
}

/** Returns one line for each different text, with the number of times that it occurs. */
function countedLines(texts: readonly string[]): string {
  return [...Map.groupBy(texts, (text) => text)]
    .map(([text, { length }]) => `\n${' '.repeat(16)}${length} × ${text}`)
    .join('')
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`${text} is not a whole number`)
  return number
}
