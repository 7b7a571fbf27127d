/**
 * `npm run simulate [-- --seed N --runs N --minutes N --on sqlite|postgres --path P --planted]` runs the real code of
 * device and relay in a world that fails in every way it can (docs/simulation.md). The same seed gives the same runs.
 * Prints the shortest history that breaks a promise, and exits with 1. With `--planted` it looks instead for faults
 * that it has planted in the code, and exits with 1 when it does not find one.
 */
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { installGlobals } from './simulate/globals.ts'
import { inWords, type Plan, plan } from './simulate/plan.ts'
import { PLANTED_FAULTS } from './simulate/planted-faults.ts'
import { PostgresStore } from './simulate/postgres-store.ts'
import { bundle, type Change } from './simulate/realms.ts'
import { REGRESSIONS } from './simulate/regressions.ts'
import { type Counts, type Releases, run } from './simulate/run.ts'

const { values } = parseArgs({
  options: {
    /** By default the day, so that each day asks something new and everybody sees the same on that day. */
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10).replaceAll('-', '') },
    runs: { type: 'string', default: '100' },
    /** Ends the runs after this time. */
    minutes: { type: 'string' },
    on: { type: 'string', default: 'sqlite' },
    /** Path to a failing history, as an earlier call printed it. */
    path: { type: 'string' },
    planted: { type: 'boolean', default: false },
  },
})

const NEWER_VERSION: Change = {
  file: 'contract/submission/submission.ts',
  from: 'export const SUBMISSION_VERSION = 1',
  to: 'export const SUBMISSION_VERSION = 2',
}

/** The clock of the process: a run that is interrupted leaves the world's clock in place of `performance`. */
const seconds = () => process.uptime().toFixed(1)

async function releasesWith(changes: Change[] = []): Promise<Releases> {
  return { present: await bundle(changes), newer: await bundle([...changes, NEWER_VERSION]) }
}

/** Opens PGlite before the globals are replaced: its start needs Node's own timers. */
const postgres = values.on === 'postgres' || values.planted ? await new PostgresStore().start() : undefined
const ofPresentCode = await releasesWith()
installGlobals()
process.exitCode = (values.planted ? await findPlanted() : await simulate()) ? 0 : 1

/** Runs the present code. Returns true when no promise was broken. */
async function simulate(): Promise<boolean> {
  const counts: Counts = new Map()
  let steps = 0
  const store = values.on === 'postgres' ? postgres : undefined
  const examples = values.path === undefined ? REGRESSIONS.map((known): [Plan] => [known]) : []
  const result = await fc.check(
    fc.asyncProperty(plan, async (drawn) => {
      steps += await run(drawn, ofPresentCode, counts, store)
    }),
    {
      seed: Number(values.seed),
      numRuns: Number(values.runs),
      examples,
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

/** Plants one fault after the other. Returns true when each was found. */
async function findPlanted(): Promise<boolean> {
  let isEachFound = true
  for (const { name, changes, on } of PLANTED_FAULTS) {
    const releases = await releasesWith(changes)
    const result = await fc.check(
      fc.asyncProperty(plan, async (drawn) => {
        await run(drawn, releases, new Map(), on === 'postgres' ? postgres : undefined)
      }),
      { seed: Number(values.seed), numRuns: Number(values.runs), endOnFailure: true },
    )
    isEachFound &&= result.failed
    const [firstLine] = String(result.errorInstance).split('\n')
    console.log(`${name}: ${result.failed ? `found in run ${result.numRuns}: ${firstLine}` : 'NOT FOUND'}`)
  }
  console.log(`${seconds()} s`)
  return isEachFound
}
