import type { Page } from '@playwright/test'
import { caseStudyPath, readCaseStudies } from './support/case-studies.ts'
import { common, dropdown, ELSEWHERE, menu } from './support/header.ts'
import { test } from './support/installed.ts'
import { followAddedLink, isFirstDocument, visitSwapping } from './support/page-swap.ts'
import { oneOfEachKind } from './support/pages.ts'
import { scrollTopOf, scrollToTop, topOf } from './support/scrolling.ts'
import { servedPage } from './support/served-page.ts'
import { activate, expect, expectLaidOut, expectReady, goOffline } from './support/test.ts'
import { text } from './support/texts.ts'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

const [latest] = await readCaseStudies()
const CASE_STUDY = caseStudyPath('en', latest?.slug as string)

const menuLink = (page: Page, path: string) => page.locator(`header nav a[href="${path}"]:visible`)

/** The metadata of a page, and the position, colours and font of each of its main elements. */
async function lookAt(page: Page) {
  // After a page was swapped inside the document, the scripts of the new page start one frame later: wait for the
  // attribute `data-alive`, which they set.
  await expect(page.locator('header [data-alive]')).toBeAttached()
  await expect(page.locator('html:not([data-loading])')).toBeAttached()
  await expectLaidOut(page)
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.evaluate(() => document.fonts.ready)
  await scrollToTop(page)
  return page.evaluate(() => {
    const heads = document.head.querySelectorAll(
      'title, meta[name], meta[property], link:is([rel=canonical], [rel=alternate])',
    )
    const head = [...heads].map((element) => element.outerHTML).filter((html) => !html.includes('theme-color'))
    const parts = document.querySelectorAll('main > *, main :is(h1, h2, h3, img, button, form), footer')
    const places = [...parts].map((part) => {
      const { top, left, height } = part.getBoundingClientRect()
      const { color, fontFamily, backgroundColor } = getComputedStyle(part)
      return [part.tagName, top, left, height, color, fontFamily, backgroundColor]
    })
    return { head: head.toSorted(), places }
  })
}

for (const locale of ['en', 'vi'] as const)
  test(`a swapped page is the same as a loaded one (${locale})`, async ({ page, context, problems }) => {
    // Check half of the kinds of page in each language, because the languages differ in texts only. Leave out `/outbox`
    // and `/fair`, because their content depends on the device.
    const kinds = oneOfEachKind(locale).filter((path) => !/\/(outbox|fair)$/.test(path))
    const paths = kinds.filter((_, index) => index % 2 === (locale === 'en' ? 0 : 1))
    const loaded = await context.newPage()
    await page.goto('/privacy-policy')
    // Chromium may fire its install prompt at any time. The page then shows an install card, once on each device. Mark
    // the card as shown: otherwise the swapped page and the loaded page could differ.
    await page.evaluate(() => localStorage.setItem('install-card', 'seen'))
    await visitSwapping(page, locale === 'en' ? '/security' : '/vi/security')
    for (const path of paths) {
      await page.bringToFront()
      await followAddedLink(page, path)
      const swapped = await lookAt(page)
      expect(await isFirstDocument(page), path).toBe(true)
      await loaded.bringToFront()
      await loaded.goto(path)
      await expectReady(loaded)
      const { head, places } = await lookAt(loaded)
      expect(swapped.head, path).toEqual(head)
      // Sums of fractions of a pixel may differ in their last digits.
      const nearly = (value: number | string) => (typeof value === 'number' ? expect.closeTo(value, 0) : value)
      expect(swapped.places, path).toEqual(places.map((place) => place.map(nearly)))
      // On a page that React has hydrated (in part), links load a new document instead of swapping the page: start
      // again in a new document.
      if (await page.locator('[data-started]').count()) {
        await page.bringToFront()
        await visitSwapping(page, locale === 'en' ? '/security' : '/vi/security')
      }
    }
    expect(problems).toEqual([])
  })

test('a swap sets title, scroll position and focus and is announced to screen readers; Back restores the page; offline as well @core', async ({
  page,
  context,
  network,
  problems,
}) => {
  await visitSwapping(page, '/about-us')
  await expectLaidOut(page)
  await goOffline(context, network)
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: common('footer.privacyPolicy') })
  await footerLink.scrollIntoViewIfNeeded()
  const place = await scrollTopOf(page)
  await footerLink.click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page).toHaveTitle(servedPage('/privacy-policy').title)
  expect(await scrollTopOf(page)).toBe(0)
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: servedPage('/privacy-policy').title }),
  ).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: common('skipToContent') })).toBeFocused()
  // The menus must also work on a page that was swapped inside the document.
  await menu(page)
    .getByRole('button', { name: common('nav.about') })
    .hover()
  await menuLink(page, '/about-history').click()
  await expect(page).toHaveURL('/about-history')
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/privacy-policy').title)
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page).toHaveTitle(servedPage('/about-us').title)
  // The same text is at the same place. The scroll position is rounded to a whole pixel, up or down.
  await expect.poll(async () => Math.abs((await scrollTopOf(page)) - place)).toBeLessThanOrEqual(1)
  await expect(footerLink).toBeFocused()
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    servedPage('/about-history').querySelector('h1')?.textContent ?? '',
  )
  expect(await isFirstDocument(page)).toBe(true)
  expect(problems).toEqual([])
})

test('after a reload Back finds a position that is further down than the page being left is tall', async ({ page }) => {
  await visitSwapping(page, '/privacy-policy')
  await expectLaidOut(page)
  const footerLink = page.locator('footer a[href="/accessibility"]')
  await footerLink.scrollIntoViewIfNeeded()
  const place = await scrollTopOf(page)
  await footerLink.click()
  await expect(page).toHaveURL('/accessibility')
  await page.reload()
  // Without a touch after the reload, the code that swaps pages does not load.
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/privacy-policy').title)
  await expect.poll(async () => Math.abs((await scrollTopOf(page)) - place)).toBeLessThan(2)
})

for (const reloads of [false, true])
  test(`Back shows what the visitor saw, also if the parts above were not laid out then${reloads ? ', after a reload' : ''}`, async ({
    page,
  }) => {
    await visitSwapping(page, '/case-studies')
    // Parts off the screen are laid out in idle moments. Here no moment is idle.
    await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await followAddedLink(page, CASE_STUDY)
    const footerLink = page.locator('footer a[href="/accessibility"]')
    // Parts that come onto the screen are laid out and may move the link: note where it is when it is pressed.
    await footerLink.evaluate((link) =>
      link.addEventListener('click', () =>
        Object.assign(sessionStorage, { pressedAt: link.getBoundingClientRect().top }),
      ),
    )
    await footerLink.click()
    await expect(page).toHaveURL('/accessibility')
    const top = Number(await page.evaluate(() => sessionStorage.pressedAt))
    if (reloads) await page.reload()
    await page.goBack()
    await expect(page).toHaveTitle(servedPage(CASE_STUDY).title)
    await expectLaidOut(page)
    await expect.poll(async () => Math.abs((await topOf(footerLink)) - top)).toBeLessThan(2)
  })

test('after a reload Back and Forward still find their pages and scroll positions', async ({ page }) => {
  const distanceOfTimeline = async () => Math.abs(await topOf(page.locator('#timeline')))
  await visitSwapping(page, '/about-us')
  await followAddedLink(page, '/about-history')
  await page.locator('main a[href="#timeline"]').click()
  await expect(page).toHaveURL('/about-history#timeline')
  await expect.poll(distanceOfTimeline).toBeLessThan(100)
  await followAddedLink(page, '/services')
  await page.reload()
  // Go back twice. At the first Back, the code that restores the position has not loaded yet; at the second, it has.
  await page.goBack()
  await expect(page).toHaveURL('/about-history#timeline')
  await expect(page).toHaveTitle(servedPage('/about-history').title)
  await expect.poll(distanceOfTimeline).toBeLessThan(100)
  await activate(page.locator('main'))
  await expect(page.locator('html')).toHaveAttribute('data-navigates')
  await page.goBack()
  await expect(page).toHaveURL('/about-history')
  await expect.poll(() => scrollTopOf(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/about-us').title)
  await page.goForward()
  await expect(page).toHaveTitle(servedPage('/about-history').title)
})

test('on a page that the visitor has zoomed into, a link loads a document, which is shown from its top', async ({
  page,
  context,
}) => {
  await visitSwapping(page, '/about-us')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  })
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.9)
  await followAddedLink(page, '/about-history')
  await expect(page).toHaveTitle(servedPage('/about-history').title)
  expect(await isFirstDocument(page)).toBe(false)
})

test('links with a query, a hash, another language or a modifier key behave as usual', async ({ page, context }) => {
  await visitSwapping(page, '/about-us')
  for (const path of ['/case-studies?service=web_dev', '/about-history#timeline', '/vi/careers']) {
    await followAddedLink(page, path)
    expect(await isFirstDocument(page), path).toBe(false)
    // Set the language back to English: opening a Vietnamese page has changed the language.
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await visitSwapping(page, '/about-us')
  }
  const opened = context.waitForEvent('page')
  await menuLink(page, '/careers').click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/careers')
  await expect(page).toHaveURL('/about-us')
})

test('on a restored page a menu is closed, and opens when the mouse points at it again', async ({ page }) => {
  await visitSwapping(page, '/about-us')
  const { panel } = await dropdown(page, common('nav.submenu', { name: common('nav.services') }))
  await menuLink(page, '/services').hover()
  await expect(panel).toBeVisible()
  await menuLink(page, '/services').click()
  await expect(page).toHaveTitle(servedPage('/services').title)
  await page.mouse.move(...ELSEWHERE)
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/about-us').title)
  expect(await isFirstDocument(page)).toBe(true)
  await expect(panel).toBeHidden()
  await menuLink(page, '/services').hover()
  await expect(panel).toBeVisible()
})

test('Back out of an open drawer closes it', async ({ page }) => {
  await visitSwapping(page, '/about-us')
  await page.setViewportSize({ width: 390, height: 844 })
  await followAddedLink(page, '/careers')
  const drawer = page.getByRole('dialog', { name: common('nav.menu') })
  await page
    .getByRole('banner')
    .getByRole('button', { name: common('nav.menu') })
    .click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/about-us').title)
  await page.goForward()
  await expect(page).toHaveTitle(servedPage('/careers').title)
  expect(await isFirstDocument(page)).toBe(true)
  await expect(drawer).toBeHidden()
})

test('a restored page follows changes made meanwhile: night, network status', async ({ page, context, network }) => {
  await visitSwapping(page, '/about-us')
  await followAddedLink(page, '/careers')
  const themeSwitch = page.getByRole('contentinfo').locator('[data-theme-switch]')
  await themeSwitch.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(themeSwitch).toHaveAttribute('aria-checked', 'true')
  await goOffline(context, network)

  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(themeSwitch).toHaveAttribute('aria-checked', 'true')
  await expect(page.locator('[data-status-bar] [data-note=offline]')).toBeVisible()
  // The links of a restored page also work offline.
  await followAddedLink(page, '/outbox')
  await expect(page.getByRole('heading', { name: text('en', 'outbox:empty.title') })).toBeVisible()
})

test('on a restored page paused things stay paused, and counters do not count again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visitSwapping(page, '/')
  // Pause the film, not the logos. Scrolling to the logos would make React hydrate the form below them, and links would
  // then load new documents instead of swapping the page.
  const pause = page.getByRole('main').locator('[data-film]').getByRole('button')
  await expect(pause).toHaveAttribute('data-playing')
  await pause.click()
  await expect(pause).not.toHaveAttribute('data-playing')
  const figure = page.locator('[data-counters] [data-value]').first()
  const counted = await page.evaluateHandle(watchCounting)
  await figure.scrollIntoViewIfNeeded()
  await expect.poll(() => counted.evaluate((texts) => texts.length)).toBeGreaterThan(0)
  await expect(figure).toHaveText((await figure.getAttribute('data-value')) ?? '')
  await followAddedLink(page, '/careers')
  expect(await isFirstDocument(page)).toBe(true)
  await counted.evaluate((texts) => texts.splice(0))
  await page.goBack()
  await expect(page).toHaveURL('/')
  await figure.scrollIntoViewIfNeeded()
  // Wait 1 s: a counter that counts again would have begun by then.
  await page.waitForTimeout(1000)
  expect(await counted.jsonValue()).toEqual([])
  await expect(pause).not.toHaveAttribute('data-playing')
})

/**
 * Records from now on the texts that counters show before their final text, until the document is unloaded. Runs in the
 * page.
 */
function watchCounting(): string[] {
  const texts: string[] = []
  new MutationObserver(() => {
    for (const figure of document.querySelectorAll<HTMLElement>('[data-counters] [data-value]'))
      if (figure.textContent !== figure.dataset.value) texts.push(`${figure.textContent}`)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  return texts
}
