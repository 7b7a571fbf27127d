/** `npm run e2e [playwright arguments]`: the journeys of `e2e/` on the built site in a real Chromium. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWhenNeeded } from './build-when-needed.ts'
import { findChromium } from './find-chromium.ts'

buildWhenNeeded()
const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url))
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: await findChromium() },
})
process.exitCode = status ?? 1
