import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { test as base } from './engine-test.ts'
import { expectReady } from './user-actions.ts'

/** As the `test` of all engines, on a device that has the whole site: a copy of one browser profile that each worker prepares once. */
export const test = base.extend<object, { installedProfile: string }>({
  installedProfile: [
    async ({ engine, stage: { network } }, use) => {
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
    // WebKit tidies up its databases for a moment after it has been closed.
    await expect(() => cp(installedProfile, profile, { recursive: true })).toPass({ timeout: 10_000 })
    await use(profile)
  },
})
