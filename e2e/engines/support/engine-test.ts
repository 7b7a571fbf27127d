import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '../../support/test.ts'
import type { Device, Engine } from './device.ts'
import { puppeteerEngine } from './puppeteer-device.ts'
import { webkitEngine } from './webkit-device.ts'

/** The engines that journeys may run in, as the projects of `playwright.config.ts` name them. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

const ENGINES: Record<EngineName, () => Engine> = {
  chromium: () => puppeteerEngine('chrome', process.env.CHROMIUM ?? '/usr/bin/chromium'),
  firefox: () => puppeteerEngine('firefox', process.env.FIREFOX ?? '/usr/bin/firefox-esr'),
  webkit: () => webkitEngine(process.env.WEBKIT ?? '/usr/bin/WebKitWebDriver'),
}

interface Fixtures {
  /** A browser of the project's engine that has never been here. */
  device: Device
}

/** As the `test` of all journeys, with a browser of the engine that the project names instead of Playwright's. */
export const test = base.extend<Fixtures, { engine: EngineName; isolated: Device }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
})
export { expect } from '../../support/test.ts'
