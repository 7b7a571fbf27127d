import { defineConfig } from 'vitest/config'

/** Long enough for a busy machine. */
const timeouts = { testTimeout: 30_000, hookTimeout: 30_000 }

/** Code that keeps state in modules, globals or IndexedDB. */
const ON_THE_DEVICE = ['client/device/**/*.test.ts']

const REAL_POSTGRES = ['server/**/*.postgres.test.ts']

export default defineConfig({
  envPrefix: ['VITE_', 'SITE_URL'],
  test: {
    projects: [
      // Pure code: no state outlives a test, so test files may share their modules.
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{contract,client,scripts}/**/*.test.{ts,tsx}'],
          exclude: ON_THE_DEVICE,
          isolate: false,
          ...timeouts,
        },
      },
      // Each file gets new modules, globals and a new IndexedDB.
      { extends: true, test: { name: 'isolated', include: ON_THE_DEVICE, pool: 'threads', ...timeouts } },
      {
        extends: true,
        test: { name: 'server', include: ['server/**/*.test.ts'], exclude: REAL_POSTGRES, isolate: false, ...timeouts },
      },
      // Locks and two relays, on a PostgreSQL server that is started for this project alone.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: REAL_POSTGRES,
          globalSetup: 'scripts/temporary-postgres.ts',
          // The files share one database.
          fileParallelism: false,
          isolate: false,
          ...timeouts,
        },
      },
      // Proxy, relays, database and mail server as in compose.yaml; `npm run e2e:topology`, not part of `npm test`.
      {
        extends: true,
        test: {
          name: 'topology',
          include: ['e2e/topology/**/*.test.ts'],
          globalSetup: 'e2e/site/built-site.ts',
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      // Content and weight of the built pages, read without a browser.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['e2e/site/**/*.test.ts'],
          globalSetup: 'e2e/site/built-site.ts',
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
})
