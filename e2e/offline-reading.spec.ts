import type { Page } from '@playwright/test'
import { FALLBACK_JOB_SLUG, LOCALES, slugPath } from '#contract/addresses.ts'
import { parseGroupUrl } from '#contract/group.ts'
import { brokenImages } from './support/broken-images.ts'
import { test as testInstalled } from './support/installed.ts'
import type { Network } from './support/network.ts'
import { LISTED, oneOfEachKind, picturesOf } from './support/pages.ts'
import { servedHtml, servedPage, textOf } from './support/served-page.ts'
import { activate, apartFromOffline, expect, expectReady, goOffline, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'

/** The path of the job page that the site also shows for the address of an unknown job (docs/product.md §2.13). */
const FALLBACK_JOB = slugPath('job', FALLBACK_JOB_SLUG)

const ALL = [...LISTED, '/outbox', '/vi/outbox']

testInstalled(
  'every page in every language, and every picture of one of them, is on the device @core',
  async ({ page, context, network }) => {
    await page.goto('/outbox')
    await expectReady(page)
    await goOffline(context, network)
    // `no-store` bypasses the HTTP cache, so that the service worker answers.
    const pages = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map((path) =>
            fetch(path, { cache: 'no-store' }).then(
              (reply) => (reply.ok ? reply.text() : `${reply.status}`),
              () => 'no answer',
            ),
          ),
        ),
      ALL,
    )
    expect(ALL.filter((path, index) => pages[index] !== servedHtml(path))).toEqual([])
    const pictures = picturesOf(ALL.map(servedPage))
    const types = await page.evaluate(
      (files) =>
        Promise.all(
          files.map((file) =>
            fetch(file, { cache: 'no-store' }).then(
              async (reply) => (await reply.blob()).type,
              () => 'no answer',
            ),
          ),
        ),
      pictures,
    )
    expect(pictures.filter((_, index) => !types[index]?.startsWith('image/'))).toEqual([])
  },
)

for (const [language, paths] of [
  ['en', oneOfEachKind('en')],
  ['vi', ['/vi', ...oneOfEachKind('vi').filter((path) => /s\/./.test(path))]],
] as const)
  testInstalled(
    `offline, pages of every kind open as full page loads, whole and in their fonts: ${language}`,
    async ({ page, context, network, problems }) => {
      await page.goto('/outbox')
      await expectReady(page)
      await goOffline(context, network)
      await page.addInitScript(() => {
        const said = new Set<string>()
        Object.assign(window, { said })
        new MutationObserver(() => {
          for (const note of document.querySelectorAll('[role=status] [data-shown]'))
            said.add(note.textContent.replace(/\s+/g, ' '))
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      })
      const status = page.getByRole('status')
      for (const path of paths) {
        const reply = await page.goto(path)
        expect(reply?.status(), path).toBe(200)
        await expect(page.locator('html'), path).toHaveAttribute('lang', language)
        await activate(page.locator('main'))
        expect(await brokenImages(page), path).toEqual([])
        await expect
          .poll(() => page.evaluate(() => document.fonts.size > 0 && document.fonts.status), path)
          .toBe('loaded')
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
          containing(textOf(servedPage(path).querySelector('h1'))),
        )
        await expect(status.getByText(text(language, 'common:pwa.offline')), path).toBeVisible()
        // From its start, the page must know that the whole site is on the device: it must never say, even for a
        // moment, that only a part can be read offline.
        const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join('\n'))
        expect(said, path).not.toContain(text(language, 'common:pwa.offlinePartly'))
      }
      // Ignore errors of the film: it is downloaded last, so it may be missing on the device.
      expect(apartFromOffline(problems).filter((problem) => !problem.endsWith('.mp4)'))).toEqual([])
    },
  )

testInstalled(
  'offline, unknown addresses show the same as online, in their language @core',
  async ({ page, context, network }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto('/outbox')
    await expectReady(page)
    await goOffline(context, network)
    for (const locale of LOCALES) {
      const prefix = locale === 'en' ? '' : `/${locale}`
      const missing = await page.goto(`${prefix}/no-such-page`)
      expect(missing?.status()).toBe(404)
      await expect(heading).toHaveText(text(locale, 'not-found:title'))
      const missingCase = await page.goto(`${prefix}/case-studies/no-such-case`)
      expect(missingCase?.status()).toBe(404)
      await expect(heading).toHaveText(textOf(servedPage(`${prefix}/case-studies/404`).querySelector('h1')))
      const job = await page.goto(`${prefix}/jobs/no-such-job`)
      expect(job?.status()).toBe(200)
      await expect(heading).toHaveText(textOf(servedPage(`${prefix}${FALLBACK_JOB}`).querySelector('h1')))
    }
    await page.goto('/about-us')
    await expect(page).toHaveURL('/vi/about-us')
    await activate(page.locator('main'))
    await page.getByRole('banner').locator('a[hreflang="en"]:visible').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/careers')
    await expect(page).toHaveURL('/careers')
  },
)

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
      groupsAskedFor(network).filter((name) => !/^(start|en-(company|services|careers|stories-\d))$/.test(name)),
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
    network.asked.length = 0
    await page.locator('header').getByRole('link', { name: 'Tiếng Việt' }).click()
    await expect(page).toHaveURL(/\/vi\/privacy-policy$/)
    await expect(page.locator('html')).toHaveAttribute('data-offline', 'text')
    expect(groupsAskedFor(network).sort()).toEqual(
      expect.arrayContaining(['vi-careers', 'vi-company', 'vi-services', 'vi-stories-1']),
    )
    expect(groupsAskedFor(network).filter((name) => !name.startsWith('vi-'))).toEqual([])
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
    await activate(page.locator('main'))
    await expect(page.getByText(text('en', 'outbox:storage.fullText'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-offline', 'text')
    network.asked.length = 0
    await page.reload()
    await activate(page.locator('main'))
    await expect(page.getByText(text('en', 'outbox:storage.fullText'))).toBeVisible()
    expect(groupsAskedFor(network)).toEqual([])
  })
})

/** Opens a page as on a device that saves data, and waits until the texts of the site are stored on the device. */
async function openSavingData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/privacy-policy')
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'text')
}

/** The names of the requested groups. A group is an archive of files for offline use. */
function groupsAskedFor({ asked }: Network): string[] {
  return asked.flatMap((path) => parseGroupUrl(path)?.name ?? [])
}
