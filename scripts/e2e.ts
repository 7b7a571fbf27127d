/**
 * `npm run e2e [playwright arguments]` runs the end-to-end tests (journeys) of `e2e/` on the built site in Chromium. It
 * also runs them in Firefox and WebKitGTK if these are installed.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWhenNeeded } from './build-when-needed.ts'
import { findChromium } from './programs/find-chromium.ts'
import { findEngines } from './programs/find-engines.ts'

buildWhenNeeded()
const CHROMIUM = await findChromium()
const { firefox, webkit } = findEngines()
for (const [name, program] of Object.entries({ Firefox: firefox, WebKitGTK: webkit }))
  if (!program) process.stdout.write(`No ${name} here, and none could be installed: its journeys are left out.\n`)
const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url))
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM, ...(firefox && { FIREFOX: firefox }), ...(webkit && { WEBKIT: webkit }) },
})
process.exitCode = status ?? 1
