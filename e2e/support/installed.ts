import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { test as base, visitUntilReady } from './test.ts'

/**
 * The `test` of specs that run in Chromium only and need a browser in which the site is already installed. Each worker
 * of the test runner installs the site once, in a browser profile of its own. Each test gets a copy of this profile.
 */
export const test = base.extend<object, { installedProfile: string }>({
  serviceWorkers: 'allow',
  installedProfile: [
    async ({ servers: { network }, launchOptions }, use) => {
      const profile = await mkdtemp(path.join(tmpdir(), 'lat-installed-'))
      const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: network.origin })
      await visitUntilReady(await context.newPage())
      await context.close()
      await use(profile)
      await rm(profile, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  context: async (
    { installedProfile, launchOptions, baseURL, viewport, hasTouch, isMobile, locale, timezoneId, contextOptions },
    use,
    testInfo,
  ) => {
    const profile = testInfo.outputPath('profile')
    await cp(installedProfile, profile, { recursive: true })
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      locale,
      timezoneId,
    })
    await use(context)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
})
