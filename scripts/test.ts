/** `npm test`: lint and types, unit tests, journeys; ends with one line that counts them all. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const RESULTS = 'node_modules/.cache/test-results'
rmSync(`${root}${RESULTS}`, { recursive: true, force: true })
mkdirSync(`${root}${RESULTS}`, { recursive: true })

const checked = run('npm', ['run', '--silent', 'check'])
const tested = [
  run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`]),
  run(process.execPath, ['scripts/e2e.ts']),
].every(Boolean)

const unit = read('unit.json')
const e2e = read('e2e.json').stats ?? {}
// Lint and types count as one test: the closing line must not say "0 failed" above an exit code of 1.
const passed = (unit.numPassedTests ?? 0) + (e2e.expected ?? 0) + (e2e.flaky ?? 0) + Number(checked)
const failed = (unit.numFailedTests ?? 0) + (e2e.unexpected ?? 0) + Number(!checked)
const skipped = (unit.numPendingTests ?? 0) + (e2e.skipped ?? 0)
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`)
process.exitCode = checked && tested ? 0 : 1

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(`${root}${RESULTS}/${file}`, 'utf8'))
  } catch {
    return {}
  }
}
