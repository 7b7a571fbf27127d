/**
 * `npm run simulate [-- --seed N --runs N --minutes N --on sqlite|postgres --path P --planted]` runs the real code of
 * device and relay in a simulated world with faults of every kind (docs/simulation.md). The same seed gives the same
 * runs. If an invariant of docs/simulation.md does not hold in a run, the command prints a short sequence of events
 * that leads to this failure, and exits with 1. With `--planted` it plants bugs in the code instead, and exits with 1
 * if it misses one of them.
 */
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { SUBMISSION_VERSION } from '#contract/submission/submission.ts'
import { patchDatabases } from './simulate/databases.ts'
import { installGlobals } from './simulate/globals.ts'
import { inWords, type Plan, plan } from './simulate/plan.ts'
import { PLANTED_FAULTS } from './simulate/planted-faults.ts'
import { PostgresStore } from './simulate/postgres-store.ts'
import { bundle, type Change } from './simulate/realms.ts'
import { REGRESSIONS } from './simulate/regressions.ts'
import { type Counts, run } from './simulate/run.ts'
import type { Releases } from './simulate/simulation.ts'

const { values } = parseArgs({
  options: {
    /** The default is the date, so that the runs differ from day to day but are the same for everybody on one day. */
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10).replaceAll('-', '') },
    runs: { type: 'string' },
    /** Ends the simulation after this number of minutes. */
    minutes: { type: 'string' },
    on: { type: 'string', default: 'sqlite' },
    /** Replays a failing run: the path that an earlier call with the same seed printed (fast-check's `path`). */
    path: { type: 'string' },
    planted: { type: 'boolean', default: false },
  },
})

/** Some planted bugs show only after a rare sequence of events: one was found in run 330. */
const runs = Number(values.runs ?? (values.planted ? 2000 : 100))

const NEWER_VERSION: Change = {
  file: 'contract/submission/submission.ts',
  from: `export const SUBMISSION_VERSION = ${SUBMISSION_VERSION}`,
  to: `export const SUBMISSION_VERSION = ${SUBMISSION_VERSION + 1}`,
}

/**
 * Seconds since the process started. It does not use `performance.now`, which still reads the virtual clock after a run
 * that was interrupted.
 */
const seconds = () => process.uptime().toFixed(1)

async function releasesWith(changes: Change[] = []): Promise<Releases> {
  return { current: await bundle(changes), newer: await bundle([...changes, NEWER_VERSION]) }
}

/**
 * The PostgreSQL store, if a run needs one. PGlite (PostgreSQL in this process) must start before `installGlobals`
 * replaces the timers, because its start needs Node's own timers.
 */
const postgres = values.on === 'postgres' || values.planted ? await new PostgresStore().start() : undefined
const ofPresentCode = await releasesWith()
installGlobals()
patchDatabases()
process.exitCode = (values.planted ? await findPlanted() : await simulate()) ? 0 : 1

/** Simulates the code without planted bugs. Returns true when no run broke an invariant of docs/simulation.md. */
async function simulate(): Promise<boolean> {
  const counts: Counts = new Map()
  let steps = 0
  const store = values.on === 'postgres' ? postgres : undefined
  const result = await fc.check(
    fc.asyncProperty(plan, async (drawn) => {
      steps += await run(drawn, ofPresentCode, counts, store)
    }),
    {
      seed: Number(values.seed),
      numRuns: runs,
      // The path that fast-check prints contains the number of the failing run, and each example counts as a run. A
      // replay by the path therefore needs the same examples.
      examples: REGRESSIONS.map((known): [Plan] => [known]),
      ...(values.path !== undefined && { path: values.path }),
      ...(values.minutes !== undefined && { interruptAfterTimeLimit: Number(values.minutes) * 60_000 }),
    },
  )
  console.log(`Simulation on ${values.on}: seed ${values.seed}, ${result.numRuns} runs, ${steps} steps, ${seconds()} s`)
  if (!result.failed) {
    const happened = [...counts].sort(([, one], [, other]) => other - one)
    console.log(happened.map(([name, count]) => `${name} ${count}`).join(', '))
    return true
  }
  const { counterexample, counterexamplePath, errorInstance } = result
  console.log(errorInstance instanceof Error ? errorInstance.stack : errorInstance)
  for (const event of counterexample?.[0].events ?? []) console.log(`  ${inWords(event)}`)
  console.log(`As a regression: ${JSON.stringify(counterexample?.[0])}`)
  console.log(`Again: npm run simulate -- --seed ${values.seed} --on ${values.on} --path ${counterexamplePath}`)
  return false
}

/** Plants one bug after the other and simulates the changed code. Returns true when each bug was found. */
async function findPlanted(): Promise<boolean> {
  let isEachFound = true
  for (const { name, changes, on } of PLANTED_FAULTS) {
    const releases = await releasesWith(changes)
    const result = await fc.check(
      fc.asyncProperty(plan, async (drawn) => {
        await run(drawn, releases, new Map(), on === 'postgres' ? postgres : undefined)
      }),
      { seed: Number(values.seed), numRuns: runs, endOnFailure: true },
    )
    isEachFound &&= result.failed
    const broken = String(result.errorInstance).slice(0, 100)
    console.log(`${name}: ${result.failed ? `found in run ${result.numRuns}: ${broken}` : 'NOT FOUND'}`)
  }
  console.log(`${seconds()} s`)
  return isEachFound
}
