import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '../../support/test.ts'
import type { Device, Engine } from './device.ts'
import { puppeteerEngine } from './puppeteer-device.ts'
import { webkitEngine } from './webkit-device.ts'

/** The engines that journeys may run in, as the projects of `playwright.config.ts` name them. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** What a journey of every engine is given. */
export interface Fixtures {
  /** A folder for what a browser keeps, empty at the start of each test. */
  profile: string
  /** A browser that has never been here, on that folder. */
  device: Device
}

/** As the `test` of all journeys, with a browser of the engine that the project names instead of Playwright's. */
export const test = base.extend<Fixtures, { engineName: EngineName; engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  /** The engine that the project names. */
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
