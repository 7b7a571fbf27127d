import { defineConfig } from 'vitest/config'

/** A busy machine takes its time. */
const testTimeout = 30_000

export default defineConfig({
  envPrefix: ['VITE_', 'SITE_URL'],
  test: {
    projects: [
      // Nothing here outlives a test, so that files may share what they import.
      {
        extends: true,
        test: { name: 'pure', include: ['{contract,client,scripts}/**/*.test.{ts,tsx}'], isolate: false, testTimeout },
      },
      { extends: true, test: { name: 'server', include: ['server/**/*.test.ts'], testTimeout } },
      // What the built pages say and weigh, read without a browser.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['e2e/site/**/*.test.ts'],
          globalSetup: 'e2e/site/built-site.ts',
          isolate: false,
          testTimeout,
        },
      },
    ],
  },
})
