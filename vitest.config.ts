import { defineConfig } from 'vitest/config'

/** Long enough for a busy machine. */
const timeouts = { testTimeout: 30_000, hookTimeout: 30_000 }

/** The folders whose code remembers: outbox, page side of the worker, the worker. A test of such code belongs beside it. */
const ON_THE_DEVICE = ['client/device/**/*.test.ts']

const REAL_POSTGRES = ['server/**/*.postgres.test.ts']

export default defineConfig({
  envPrefix: ['VITE_', 'SITE_URL'],
  test: {
    projects: [
      // What only reckons: nothing here outlives a test, so that files may share what they import.
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
      // What keeps state on the device or stands in for the browser: modules, globals and IndexedDB are new in each file.
      { extends: true, test: { name: 'isolated', include: ON_THE_DEVICE, pool: 'threads', ...timeouts } },
      {
        extends: true,
        test: { name: 'server', include: ['server/**/*.test.ts'], exclude: REAL_POSTGRES, isolate: false, ...timeouts },
      },
      // Locks and two relays: started with a server of its own, which a run without such files does not need.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: REAL_POSTGRES,
          globalSetup: 'scripts/temporary-postgres.ts',
          // They share one database.
          fileParallelism: false,
          isolate: false,
          ...timeouts,
        },
      },
      // Proxy, relays, database and mail server as compose.yaml has them; `npm run e2e:topology`, not part of `npm test`.
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
      // What the built pages say and weigh, read without a browser.
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
