/**
 * `npm test` runs lint and types, the build, unit tests, a short simulation, tests of the built pages, and the
 * end-to-end tests (journeys) that have the tag `@core`. `npm test -- --all` runs every end-to-end test. The command
 * prints the time of each part and the end-to-end tests that needed another try. The last line has the totals.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const RESULTS = 'node_modules/.cache/test-results'
rmSync(`${root}${RESULTS}`, { recursive: true, force: true })
mkdirSync(`${root}${RESULTS}`, { recursive: true })

interface Part {
  name: string
  isGood: boolean
  seconds: number
  /**
   * Number of passed tests. The part `check` (lint and types) counts as one test, and so do the parts `build` and
   * `simulation`. Otherwise the last line of the output could say "0 failed" although one of these parts has failed.
   */
  passed: number
  failed: number
  skipped: number
  /** Titles of end-to-end tests that passed, but not at the first try. */
  flaky: string[]
}

/** Runs one part of the tests. Its output is printed when the part ends, or with `streamsOutput` as it comes. */
async function run(name: string, command: string[], { streamsOutput = false } = {}): Promise<Part> {
  const start = Date.now()
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd: root,
    stdio: streamsOutput ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: streamsOutput ? process.env : { ...process.env, NO_COLOR: '1' },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  process.stdout.write(Buffer.concat(output))
  const isGood = code === 0
  const seconds = (Date.now() - start) / 1000
  return { name, isGood, seconds, ...counts(name, isGood) }
}

/** Counts the tests of a part by the report of Vitest or Playwright. A part without a report counts as one test. */
function counts(name: string, isGood: boolean) {
  // If a test file cannot be loaded, Vitest reports no failed test for it. A failed run without a failed test therefore
  // counts as one failed test.
  const failed = (reported: number) => reported || Number(!isGood)
  try {
    const report = JSON.parse(readFileSync(`${root}${RESULTS}/${name}.json`, 'utf8'))
    const { stats, suites, numPassedTests, numFailedTests, numPendingTests } = report
    // Only Playwright's report has `stats`.
    if (!stats) return { passed: numPassedTests, failed: failed(numFailedTests), skipped: numPendingTests, flaky: [] }
    const { expected, unexpected, flaky, skipped } = stats
    return { passed: expected + flaky, failed: failed(unexpected), skipped, flaky: flakyTitles(suites) }
  } catch {
    return { passed: Number(isGood), failed: Number(!isGood), skipped: 0, flaky: [] }
  }
}

interface Suite {
  file: string
  specs: { title: string; line: number; tests: { status: string; projectName: string }[] }[]
  suites?: Suite[]
}

/** The titles of the tests that passed, but not at the first try, with their files. */
function flakyTitles(suites: Suite[] = []): string[] {
  return suites.flatMap(({ file, specs, suites }) => [
    ...specs.flatMap(({ title, line, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
    ),
    ...flakyTitles(suites),
  ])
}

/** The command of a script in package.json. */
const npm = (script: string) => ['npm', 'run', '--silent', script]
/** The command of a script that runs Vitest, with a report for `counts`. */
const vitest = (script: string) => [
  ...npm(script),
  '--',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${RESULTS}/${script}.json`,
]

/** Checks and builds the site. If the build is good, tests its pages. */
async function checkAndBuild(): Promise<Part[]> {
  const check = await run('check', npm('check'))
  const build = await run('build', npm('build:when-needed'))
  return build.isGood ? [check, build, await run('site', vitest('site'))] : [check, build]
}

const start = Date.now()
const parts = (
  await Promise.all([
    checkAndBuild(),
    run('unit', vitest('unit')),
    run('simulation', [...npm('simulate'), '--', '--runs', '30']),
  ])
).flat()
if (parts.some(({ name }) => name === 'site')) {
  const journeys = process.argv.includes('--all') ? npm('e2e') : [...npm('e2e'), '--', '--grep', '@core']
  parts.push(await run('journeys', journeys, { streamsOutput: true }))
}

const sum = (count: 'passed' | 'failed' | 'skipped') => parts.reduce((total, part) => total + part[count], 0)
const lines = parts.map(
  ({ name, seconds, isGood }) => `${name.padEnd(10)}${seconds.toFixed(0).padStart(4)} s${isGood ? '' : '  failed'}`,
)
process.stdout.write(`\n${lines.join('\n')}\nin all    ${((Date.now() - start) / 1000).toFixed(0).padStart(4)} s\n`)
for (const title of parts.flatMap(({ flaky }) => flaky)) process.stdout.write(`passed at a later try only: ${title}\n`)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`)
process.exitCode = parts.every(({ isGood }) => isGood) ? 0 : 1
