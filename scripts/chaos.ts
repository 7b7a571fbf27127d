/**
 * `npm run chaos [-- --seed N --submissions N --kills N]`: visitors send while relays are killed, database connections break and the
 * mail server is in a mood; then every receipt is held against the mails that came. On SQLite with one relay, and on PostgreSQL with
 * two. Ends with 1 when a submission is lost or altered, or was mailed twice for no reason that RFC 5321 §6.1 knows. The seed
 * repeats what happens to whom, not the timing of processes.
 */
import { parseArgs } from 'node:util'
import { startCutProxy } from './chaos/cut-proxy.ts'
import { type Outcome, type Plan, run } from './chaos/run.ts'
import { findPostgres } from './find-postgres.ts'
import { startPostgres } from './temporary-postgres.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    submissions: { type: 'string', default: '500' },
    kills: { type: 'string', default: '20' },
  },
})
const [seed, submissions, kills] = [values.seed, values.submissions, values.kills].map(wholeNumber)
const plan = { seed, submissions, kills } as Pick<Plan, 'seed' | 'submissions' | 'kills'>

console.log(`Seed ${seed}`)
const outcomes = [await chaos('SQLite, one relay', { ...plan, relays: ['relay'], environment: {} }), await onPostgres()]
process.exitCode = outcomes.every((outcome) => outcome === undefined || isGood(outcome)) ? 0 : 1

/** Undefined where there is no PostgreSQL. */
async function onPostgres(): Promise<Outcome | undefined> {
  const programs = findPostgres()
  if (!programs) {
    console.log('PostgreSQL, two relays: left out, install the package "postgresql" of your system')
    return undefined
  }
  const postgres = await startPostgres(programs)
  const proxy = await startCutProxy(postgres.socket)
  const url = new URL(postgres.url)
  url.searchParams.set('host', proxy.folder)
  let breaks = 0
  try {
    return await chaos('PostgreSQL, two relays', {
      ...plan,
      relays: ['first', 'second'],
      environment: { DATABASE_URL: url.href },
      // Once they are forgotten, which takes the relays a quarter of a minute to find out, else cut.
      breakBase: () => (++breaks === 3 ? proxy.forget() : proxy.cut()),
    })
  } finally {
    await proxy.stop()
    await postgres.stop()
  }
}

async function chaos(title: string, whole: Plan): Promise<Outcome> {
  let told = 0
  const outcome = await run(whole, (progress) => {
    const isTerminal = process.stderr.isTTY
    if (Date.now() - told < (isTerminal ? 100 : 5000)) return
    told = Date.now()
    process.stderr.write(isTerminal ? `\r\x1b[K${title}: ${progress}` : `${title}: ${progress}\n`)
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  console.log(summary(title, outcome))
  return outcome
}

function isGood({ lost, changed, unexplained, health }: Outcome): boolean {
  return lost.length + changed.length + unexplained.length + health.pending + health.failed === 0
}

function summary(title: string, outcome: Outcome): string {
  const { moods, health } = outcome
  const ids = (list: string[]) => `${list.length}${list.length > 0 ? ` (${list.slice(0, 5).join(', ')} …)` : ''}`
  return `
${title}: ${isGood(outcome) ? 'good' : 'FAILED'} (${outcome.seconds.toFixed(0)} s)
  visitors      ${outcome.accepted} submissions accepted in ${outcome.tries} tries, ${outcome.kills} kills
  mail server   took ${moods.take}, refused ${moods.refuse}, greylisted ${moods.greylist}, hung ${moods.hang}, took and dropped ${moods.drop}
  lost          ${ids(outcome.lost)}
  altered       ${ids(outcome.changed)}
  second copies ${outcome.unanswered + outcome.killed} of ${outcome.copies} in the window of RFC 5321 §6.1: ${outcome.unanswered} after no answer, ${outcome.killed} after a kill
  unexplained   ${ids(outcome.unexplained)}
  for a person  ${health.uncertain} uncertain, ${health.failed} failed, ${health.pending} still waiting`
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`${text} is no whole number`)
  return number
}
