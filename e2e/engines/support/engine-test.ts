import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '../../support/test.ts'
import type { Device, Engine } from './device.ts'
import { puppeteerEngine } from './puppeteer-device.ts'
import { webkitEngine } from './webkit-device.ts'

/** The name of a browser engine, which is also the name of its project in `playwright.config.ts`. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** The fixtures of the tests that run in all engines. */
export interface Fixtures {
  /** A folder for the browser profile, empty at the start of each test. */
  profile: string
  /** A browser that uses the folder `profile`. The site is not yet installed in this browser. */
  device: Device
}

/**
 * The `test` of the specs that run in all engines. Its browser is the fixture `device`, which runs the engine of the
 * Playwright project; it is not one of Playwright's own browsers.
 */
export const test = base.extend<Fixtures, { engineName: EngineName; engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  /** Starts browsers of the engine `engineName`. */
  engine: [
    async ({ engineName, launchOptions: { executablePath = '' } }, use) => {
      await use(engineName === 'webkit' ? webkitEngine(executablePath) : puppeteerEngine(engineName, executablePath))
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  profile: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lat-device-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  },
  device: async ({ engine, profile, network }, use) => {
    const device = await engine.launch(profile, network.origin)
    await use(device)
    await device.close()
  },
})
