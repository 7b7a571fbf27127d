import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { test as base } from './engine-test.ts'
import { expectReady } from './user-actions.ts'

/**
 * The `test` of specs that run in all engines and need a browser in which the site is already installed. Each worker of
 * the test runner installs the site once, in a browser profile of its own. Each test gets a copy of this profile.
 */
export const test = base.extend<object, { installedProfile: string }>({
  installedProfile: [
    async ({ engine, servers: { network } }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'lat-installed-'))
      const device = await engine.launch(folder, network.origin)
      await device.goto('/outbox')
      await expectReady(device)
      await device.close()
      await use(folder)
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
    { scope: 'worker' },
  ],
  profile: async ({ profile, installedProfile }, use) => {
    // WebKit still writes to its databases for a moment after closing: repeat the copy until it succeeds.
    await expect(() => cp(installedProfile, profile, { recursive: true })).toPass({ timeout: 10_000 })
    await use(profile)
  },
})
