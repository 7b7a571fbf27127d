import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { EngineName } from './e2e/engines/support/engine-test.ts'
import { CHROMIUM_FLAGS } from './scripts/find-chromium.ts'

/** Engines beside Chromium, by the programs that `npm run e2e` has found; others are left out. */
const OTHERS = [
  ['firefox', process.env.FIREFOX],
  ['webkit', process.env.WEBKIT],
] as const

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // Journeys wait more than they reckon: for networks, timers and mails.
  workers: Math.ceil(1.5 * availableParallelism()),
  // A machine that others share may starve a browser for a minute; `npm test` names what needed another try.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/test-results/journeys.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What is on the device makes no difference to most tests; keeping it there takes half of a test's time.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'chromium',
      // What the others are asked in their own journeys, Chromium is asked in more detail by those that only it runs.
      testIgnore: /engines\/(?!alive|late-script|layout|first-layout|left-at-once|presses|taking-over)/,
      use: { launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS } },
    },
    ...OTHERS.flatMap(([name, executablePath]) =>
      executablePath
        ? [{ name, testDir: 'e2e/engines', use: { engineName: name, launchOptions: { executablePath } } }]
        : [],
    ),
  ],
})
