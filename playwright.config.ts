import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { EngineName } from './e2e/engines/support/engine-test.ts'
import { CHROMIUM_FLAGS } from './scripts/programs/find-chromium.ts'

/**
 * The browser engines other than Chromium, with the paths of their programs. `npm run e2e` passes these paths in
 * environment variables. An engine without a path is skipped.
 */
const OTHERS = [
  ['firefox', process.env.FIREFOX],
  ['webkit', process.env.WEBKIT],
] as const

/**
 * The files of `e2e/engines` that run in Chromium, too. It skips the others, because the tests outside this folder cover
 * the same subjects in Chromium in more detail.
 */
const ALSO_IN_CHROMIUM = [
  'done',
  'fair',
  'hydration',
  'language',
  'late-script',
  'layout',
  'leave-while-sending',
  'page-start',
  'parts',
  'presses',
  'random-sending',
  'random-visit',
]

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // Limits for tests that hang. On a busy machine with two cores the longest tests take two minutes, and WebKit needs
  // 18 s until all parts of the home page are hydrated.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // More workers than processors, because the tests mostly wait for networks, timers and mails.
  workers: Math.ceil(1.5 * availableParallelism()),
  // Failed tests are retried in CI, because a browser may get no CPU for a minute on a shared machine. `npm test` lists
  // the tests that needed a retry.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/test-results/journeys.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Service workers are blocked by default, because most tests do not need an installed site, and installing the site
    // would take half of their time.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: new RegExp(`engines/(?!(${ALSO_IN_CHROMIUM.join('|')})\\.spec)`),
      use: { launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS } },
    },
    ...OTHERS.flatMap(([name, executablePath]) =>
      executablePath
        ? [{ name, testDir: 'e2e/engines', use: { engineName: name, launchOptions: { executablePath } } }]
        : [],
    ),
  ],
})
