import type { Page } from '@playwright/test'
import { parseGroupUrl } from '#contract/group.ts'
import type { Network } from './support/network.ts'
import { activate, expect, expectReady, goOffline, test } from './support/test.ts'
import { text } from './support/texts.ts'

test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('shows a labelled progress bar until everything is on the device, and then says so once @core', async ({
    page,
    network,
  }) => {
    network.slowPaths.push(/^\/groups\//)
    await page.goto('/outbox')
    const bar = page.getByRole('progressbar', { name: text('en', 'common:pwa.preparing') })
    const ready = page.getByRole('status').getByText(text('en', 'common:pwa.ready'))
    await expect(bar).toBeVisible()
    await expect(ready).toBeHidden()
    await expectReady(page)
    await expect(bar).toBeHidden()
    await expect(ready).toBeVisible()
    const note = page.locator('[data-note="ready"][data-shown]')
    await expect(note).toBeAttached()
    await page.reload()
    await expectReady(page)
    // The note must not come again after the reload. Check this once, without waiting: the note would be there already,
    // because it comes together with the attribute that `expectReady` waits for. An assertion that waits would pass
    // even if the note came again, because the note hides by itself after six seconds.
    expect(await note.count()).toBe(0)
  })

  test('a page of the release before, without an element for the share, shows the share and downloads everything', async ({
    page,
    network,
  }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.querySelector('[data-percent]')?.replaceChildren()),
    )
    network.slowPaths.push(/^\/groups\//)
    await page.goto('/outbox')
    await expect(page.getByText(/^\d+%$/)).toBeVisible()
    await expectReady(page)
  })

  test('with data saving only the texts of the language are downloaded, and the rest on request', async ({
    page,
    network,
  }) => {
    await openSavingData(page)
    const button = page.getByRole('status').getByRole('button', { name: text('en', 'common:pwa.downloadAll') })
    await expect(button).toBeVisible()
    expect(
      requestedGroups(network).filter((name) => !/^(start|en-(company|services|careers|stories-\d))$/.test(name)),
    ).toEqual([])
    await button.click()
    await expectReady(page)
    await expect(button).toBeHidden()
  })

  test('with data saving a change of language downloads the texts of that language alone', async ({
    page,
    network,
  }) => {
    await openSavingData(page)
    network.requestedPaths.length = 0
    await page.locator('header').getByRole('link', { name: 'Tiếng Việt' }).click()
    await expect(page).toHaveURL(/\/vi\/privacy-policy$/)
    await expect(page.locator('html')).toHaveAttribute('data-offline', 'text')
    expect(requestedGroups(network).sort()).toEqual(
      expect.arrayContaining(['vi-careers', 'vi-company', 'vi-services', 'vi-stories-1']),
    )
    expect(requestedGroups(network).filter((name) => !name.startsWith('vi-'))).toEqual([])
  })

  test('without a network a language that is not on the device leaves the page as it is', async ({
    page,
    context,
    network,
  }) => {
    await openSavingData(page)
    await goOffline(context, network)
    let loads = 0
    page.on('framenavigated', () => {
      loads++
    })
    await page.locator('header').getByRole('link', { name: 'Tiếng Việt' }).click()
    await expect.poll(() => loads).toBeGreaterThan(0)
    await activate(page.locator('main'))
    await expect(page).toHaveURL('/privacy-policy')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(loads).toBeLessThan(3)
  })

  test('a full device keeps the texts, says so, and does not download the rest again and again @core', async ({
    page,
    context,
    network,
  }) => {
    const session = await context.newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: network.origin, quotaSize: 3_500_000 })
    await page.goto('/outbox')
    await activate(page.locator('[data-storage-facts]'))
    await expect(page.getByText(text('en', 'outbox:storage.fullText'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-offline', 'text')
    network.requestedPaths.length = 0
    await page.reload()
    await activate(page.locator('[data-storage-facts]'))
    await expect(page.getByText(text('en', 'outbox:storage.fullText'))).toBeVisible()
    expect(requestedGroups(network)).toEqual([])
  })
})

/** Opens a page as on a device that saves data, and waits until the texts of the site are stored on the device. */
async function openSavingData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/privacy-policy')
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'text')
}

/** The names of the requested groups. A group is an archive of files for offline use. */
function requestedGroups({ requestedPaths }: Network): string[] {
  return requestedPaths.flatMap((path) => parseGroupUrl(path)?.name ?? [])
}
