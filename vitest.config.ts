import { defineConfig } from 'vitest/config'
import { BUILD_SETTINGS } from './scripts/build/build-settings.ts'

/** Tests of code that keeps state in modules, globals or IndexedDB. */
const ON_THE_DEVICE = ['client/device/**/*.test.ts']

const REAL_POSTGRES = ['server/**/*.postgres.test.ts']

export default defineConfig({
  envPrefix: BUILD_SETTINGS,
  test: {
    // Timeouts that are long enough for a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      // Tests of code without state. No state outlives a test, so test files may share the loaded modules. This saves
      // loading the modules again for each file.
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{contract,client,scripts}/**/*.test.{ts,tsx}'],
          exclude: ON_THE_DEVICE,
          isolate: false,
        },
      },
      // Tests of code with state. Each test file gets new modules, new globals and a new IndexedDB.
      { extends: true, test: { name: 'isolated', include: ON_THE_DEVICE, pool: 'threads' } },
      {
        extends: true,
        test: { name: 'server', include: ['server/**/*.test.ts'], exclude: REAL_POSTGRES, isolate: false },
      },
      // Tests of locks and of two relays on one database. They run on a PostgreSQL server that is started only for this
      // project.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: REAL_POSTGRES,
          globalSetup: 'scripts/programs/postgres-global-setup.ts',
          // The test files share one database, so they must not run in parallel.
          fileParallelism: false,
          isolate: false,
        },
      },
      // Tests of proxy, relays, database and mail server as compose.yaml sets them up. `npm run e2e:topology` runs
      // them; `npm test` does not.
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
      // Tests of the content and weight of the built pages. They read the pages from files, without a browser.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['e2e/site/**/*.test.ts'],
          globalSetup: 'e2e/site/built-site.ts',
          isolate: false,
        },
      },
    ],
  },
})
