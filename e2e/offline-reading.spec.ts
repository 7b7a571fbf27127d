import { FALLBACK_JOB_SLUG, LOCALES, localePrefix, slugPath } from '#contract/addresses.ts'
import { brokenImages } from './support/broken-images.ts'
import { readCaseStudies } from './support/case-studies.ts'
import { cards, controls } from './support/case-study-list.ts'
import { test as testInstalled } from './support/installed.ts'
import { LISTED, oneOfEachKind, picturesOf } from './support/pages.ts'
import { servedHtml, servedPage, textOf } from './support/served-page.ts'
import { activate, apartFromOffline, expect, expectReady, goOffline } from './support/test.ts'
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
    // With `no-store` the HTTP cache cannot answer: all answers come from the service worker.
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
  ['vi', ['/vi', ...oneOfEachKind('vi').filter((path) => /\/(case-studies|jobs)\//.test(path))]],
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
      const prefix = localePrefix(locale)
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

testInstalled(
  'an address with a trailing slash or `.html` leads to that of its page, as online, so that the list can be operated',
  async ({ page, context, network }) => {
    await page.goto('/outbox')
    await expectReady(page)
    await goOffline(context, network)
    await page.goto('/case-studies/')
    const { loadMore } = controls(page, 'en')
    await activate(loadMore)
    await loadMore.click()
    await expect(cards(page)).toHaveCount((await readCaseStudies()).length)
    await expect(page).toHaveURL('/case-studies')
    await page.goto('/case-studies.html?service=web_dev#list')
    await expect(page).toHaveURL('/case-studies?service=web_dev#list')
    await page.goto('/vi/')
    await expect(page).toHaveURL('/vi/')
  },
)
