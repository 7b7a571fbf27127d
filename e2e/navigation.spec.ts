import type { Page } from '@playwright/test'
import { readCaseStudies } from './support/case-studies.ts'
import { fillContactForm } from './support/contact-form.ts'
import { control, expectOutcome, submitForm } from './support/form.ts'
import { test } from './support/installed.ts'
import { oneOfEachKind } from './support/pages.ts'
import { expectSwapping, isFirstDocument } from './support/same-document.ts'
import { scrollTopOf, scrollToTop, topOf } from './support/scrolling.ts'
import { servedPage } from './support/served-page.ts'
import { activate, expect, expectLaidOut, expectReady, goOffline, goOnline } from './support/test.ts'
import { text } from './support/texts.ts'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

/** Opens a page and waits until its links swap pages inside the document instead of loading new documents. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectSwapping(page)
}

/** Adds a link to `path` to the open page and follows the link. Any page can thus be reached from any other. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    document.querySelector('main')?.append(Object.assign(link, { href }))
    link.click()
  }, path)
  await expect(page).toHaveURL(path)
}

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
      return [part.tagName, ...[top, left, height].map(Math.round), color, fontFamily, backgroundColor].join(' ')
    })
    return { head: head.toSorted(), places }
  })
}

for (const locale of ['en', 'vi'] as const)
  test(`a swapped page is the same as a loaded one (${locale})`, async ({ page, context, problems }) => {
    // Check half of the kinds of page in each language, because the languages differ in texts only. Leave out `/outbox`
    // and `/fair`, because their content depends on the device.
    const kinds = oneOfEachKind(locale).filter((path) => !/\/(outbox|fair)$/.test(path))
    const paths = kinds.filter((_, place) => place % 2 === (locale === 'en' ? 0 : 1))
    const loaded = await context.newPage()
    await page.goto('/privacy-policy')
    // Chromium may fire its install prompt at any time. The page then shows an install card, once on each device. Mark
    // the card as shown: otherwise the swapped page and the loaded page could differ.
    await page.evaluate(() => localStorage.setItem('install-card', 'seen'))
    await visit(page, locale === 'en' ? '/security' : '/vi/security')
    for (const path of paths) {
      await page.bringToFront()
      await follow(page, path)
      const brought = await lookAt(page)
      expect(await isFirstDocument(page), path).toBe(true)
      await loaded.bringToFront()
      await loaded.goto(path)
      await expectReady(loaded)
      expect(brought, path).toEqual(await lookAt(loaded))
      // On a page that React has hydrated (in part), links load a new document instead of swapping the page: start
      // again in a new document.
      if (await page.locator('[data-started]').count()) {
        await page.bringToFront()
        await visit(page, locale === 'en' ? '/security' : '/vi/security')
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
  await visit(page, '/about-us')
  await expectLaidOut(page)
  await goOffline(context, network)
  const footerLink = page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('en', 'common:footer.privacyPolicy') })
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
  await expect(page.getByRole('link', { name: text('en', 'common:skipToContent') })).toBeFocused()
  // The menus must also work on a page that was swapped inside the document.
  const about = page.getByRole('navigation', { name: text('en', 'common:nav.label'), exact: true })
  await about.getByRole('button', { name: text('en', 'common:nav.about') }).hover()
  await menuLink(page, '/about-history').click()
  await expect(page).toHaveURL('/about-history')
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/privacy-policy').title)
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page).toHaveTitle(servedPage('/about-us').title)
  await expect.poll(() => scrollTopOf(page)).toBe(place)
  await expect(footerLink).toBeFocused()
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    servedPage('/about-history').querySelector('h1')?.textContent ?? '',
  )
  expect(await isFirstDocument(page)).toBe(true)
  expect(problems).toEqual([])
})

test('after a reload Back and Forward still find their pages and scroll positions', async ({ page }) => {
  const distanceOfTimeline = async () => Math.abs(await topOf(page.locator('#timeline')))
  await visit(page, '/about-us')
  await follow(page, '/about-history')
  await page.locator('main a[href="#timeline"]').click()
  await expect(page).toHaveURL('/about-history#timeline')
  await expect.poll(distanceOfTimeline).toBeLessThan(100)
  // Chromium takes up to a second to store the scroll position of a history entry.
  await page.waitForTimeout(1500)
  await follow(page, '/services')
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

test('typed and chosen values survive a link: it loads a document, and Back restores the form @core', async ({
  page,
}) => {
  await visit(page, '/about-us')
  await follow(page, '/contact-us')
  expect(await isFirstDocument(page)).toBe(true)
  await control(page, 'firstName').fill('Ánh')
  await control(page, 'company').fill('Gốm Bát Tràng')
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  await menuLink(page, '/careers').click()
  await expect(page).toHaveURL('/careers')
  expect(await isFirstDocument(page)).toBe(false)
  await page.goBack()
  await expect(control(page, 'firstName')).toHaveValue('Ánh')
  await expect(control(page, 'company')).toHaveValue('Gốm Bát Tràng')
})

/** Types into the contact form and follows a link before the form's scripts have loaded. */
async function typeAndLeaveEarly(page: Page): Promise<void> {
  await visit(page, '/about-us')
  await follow(page, '/contact-us')
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('form [name="firstName"]')
    field?.focus()
    Object.assign(field ?? {}, { value: 'Ánh' })
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    document.querySelector<HTMLElement>('header nav a[href="/careers"]')?.click()
  })
  await expect(page).toHaveURL('/careers')
  expect(await isFirstDocument(page)).toBe(true)
}

test('after ten minutes Back fetches the page anew, since the next person may be another', async ({ page }) => {
  await typeAndLeaveEarly(page)
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 10 * 60_000
  })
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/contact-us').title)
  await expect(control(page, 'firstName')).toHaveValue('')
})

test('text typed before the scripts had loaded is restored by Back', async ({ page }) => {
  await typeAndLeaveEarly(page)
  await page.goBack()
  await expect(control(page, 'firstName')).toHaveValue('Ánh')
  await expect(page.locator('[data-island][data-served]')).toHaveCount(0)
  await expect(control(page, 'firstName')).toHaveValue('Ánh')
})

test('Back from a form in use shows the page at its scroll position; Forward restores the form as a draft', async ({
  page,
}) => {
  await visit(page, '/about-us')
  await expectLaidOut(page)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await follow(page, '/contact-us')
  expect(await isFirstDocument(page)).toBe(true)
  await control(page, 'firstName').fill('Ánh')
  await control(page, 'consent').check()
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1)
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/about-us').title)
  await expect.poll(() => scrollTopOf(page)).toBe(600)
  expect(await isFirstDocument(page)).toBe(true)
  await page.goForward()
  await expect(page.getByRole('status').filter({ hasText: text('en', 'form:restored.text') })).toBeVisible()
  await expect(control(page, 'firstName')).toHaveValue('Ánh')
  await expect(control(page, 'consent')).not.toBeChecked()
})

test('a form that Back has left while it was being hydrated works after Forward', async ({ page }) => {
  await visit(page, '/about-us')
  await follow(page, '/contact-us')
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-started="hydrates"]')) return
      observer.disconnect()
      history.back()
    })
    observer.observe(document, { subtree: true, attributeFilter: ['data-started'] })
    document.querySelector<HTMLElement>('form [name="company"]')?.focus()
  })
  await expect(page).toHaveURL('/about-us')
  await page.goForward()
  await expect(page).toHaveTitle(servedPage('/contact-us').title)
  await activate(control(page, 'company'))
  await control(page, 'company').fill('Gốm Bát Tràng')
  await page.reload()
  await activate(control(page, 'company'))
  await expect(control(page, 'company')).toHaveValue('Gốm Bát Tràng')
})

test('the outcome of what was sent is shown on the page to which Back has led', async ({ page, context, network }) => {
  await visit(page, '/about-us')
  await follow(page, '/contact-us')
  await goOffline(context, network)
  await fillContactForm(page)
  await submitForm(page)
  await expectOutcome(page, 'queued')
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveTitle(servedPage('/about-us').title)
  expect(await isFirstDocument(page)).toBe(true)
  await goOnline(context, network)
  await expect(page.locator('[data-outcome-notice]')).toContainText(/LAT-/)
})

test('on a page that the visitor has zoomed into, a link loads a document, which is shown from its top', async ({
  page,
  context,
}) => {
  await visit(page, '/about-us')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: true,
  })
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.9)
  await follow(page, '/about-history')
  await expect(page).toHaveTitle(servedPage('/about-history').title)
  expect(await isFirstDocument(page)).toBe(false)
})

test('after a list with a filter in its address, the list without one shows its cards at once', async ({ page }) => {
  await page.goto('/case-studies?service=web_dev')
  await expectSwapping(page)
  await page.locator('main li h3 a').first().click()
  await expect(page).toHaveURL(/\/case-studies\/[\w-]+$/)
  await page.locator('main nav ol a[href="/case-studies"]').click()
  await expect(page).toHaveURL('/case-studies')
  expect(await isFirstDocument(page)).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-query')
  await expect(page.locator('main li h3 a').first()).toBeVisible()
})

test('a case study opens and closes inside the document, whether the list is as served, longer, or filtered @core', async ({
  page,
  problems,
}) => {
  const { length } = await readCaseStudies()
  const list = page.locator('main ul > li').filter({ has: page.getByRole('heading', { level: 3 }) })
  const readLastStory = async () => {
    const link = list.last().getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.scrollIntoViewIfNeeded()
    const place = await scrollTopOf(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await scrollTopOf(page)).toBe(0)
    // The page grows while it is laid out: repeat until it is long enough to scroll to this position.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      expect(await scrollTopOf(page)).toBe(300)
    }).toPass()
    return place
  }
  const expectList = async (count: number, place: number) => {
    await expect(list).toHaveCount(count)
    await expect.poll(() => scrollTopOf(page)).toBe(place)
  }
  await visit(page, '/case-studies')
  await expectLaidOut(page)
  await test.step('as served', async () => {
    const place = await readLastStory()
    await page.goBack()
    await expectList(12, place)
  })
  await test.step('restores the position, even if the page scrolls while the address changes', async () => {
    const link = list.last().getByRole('link')
    const title = (await link.textContent()) ?? ''
    await link.scrollIntoViewIfNeeded()
    const place = await scrollTopOf(page)
    await link.evaluate((link: HTMLElement) => {
      navigation.addEventListener('currententrychange', ({ navigationType }) => {
        if (navigationType === 'push') scrollTo({ top: 0, behavior: 'instant' })
      })
      link.click()
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expectList(12, place)
  })
  await page.getByRole('button', { name: text('en', 'case-studies:list.loadMore') }).click()
  await expect(list).toHaveCount(length)
  await test.step('longer', async () => {
    const place = await readLastStory()
    await page.goBack()
    await expectList(length, place)
    await page.goForward()
    await expect.poll(() => scrollTopOf(page)).toBe(300)
    await page.goBack()
    await expectList(length, place)
  })
  await test.step('filtered, from a story to the page before the list and on again', async () => {
    const service = page.getByRole('combobox', { name: text('en', 'case-studies:filters.service') })
    await service.selectOption('web_dev')
    await expect(page).toHaveURL('/case-studies?service=web_dev')
    const count = await list.count()
    const place = await readLastStory()
    await page.goBack()
    await expectList(count, place)
    await expect(service).toHaveValue('web_dev')
    await page.goBack()
    await expect(service).toHaveValue('all')
    await expect(list).toHaveCount(length)
    await page.goForward()
    await expect(service).toHaveValue('web_dev')
    await page.goForward()
    await expect(page).toHaveURL(/\/case-studies\/[\w-]+$/)
    await expect.poll(() => scrollTopOf(page)).toBe(300)
    expect(await isFirstDocument(page)).toBe(true)
    await page.goBack()
    await expectList(count, place)
    // At `scrollend` the list stores its scroll position in the history entry. While a link is being followed, this
    // would cancel the navigation. Fire `scrollend` directly after a press on a link: the case study must open all the
    // same.
    await list
      .first()
      .getByRole('link')
      .evaluate((link: HTMLElement) => {
        link.click()
        dispatchEvent(new Event('scrollend'))
      })
    await expect(page).toHaveURL(/\/case-studies\/[\w-]+$/)
    expect(await isFirstDocument(page)).toBe(true)
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL('/case-studies')
    await expect(service).toHaveValue('all')
    await expect(list).toHaveCount(length)
    expect(await page.evaluate(() => history.state.usr.shownCount)).toBe(24)
  })
  expect(problems).toEqual([])
})

test('links with a query, a hash, another language or a modifier key behave as usual', async ({ page, context }) => {
  await visit(page, '/about-us')
  for (const path of ['/case-studies?service=web_dev', '/about-history#timeline', '/vi/careers']) {
    await follow(page, path)
    expect(await isFirstDocument(page), path).toBe(false)
    // Set the language back to English: opening a Vietnamese page has changed the language.
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await visit(page, '/about-us')
  }
  const opened = context.waitForEvent('page')
  await menuLink(page, '/careers').click({ modifiers: ['Control'] })
  await expect(await opened).toHaveURL('/careers')
  await expect(page).toHaveURL('/about-us')
})

test('a restored page follows changes made meanwhile: night, network status', async ({ page, context, network }) => {
  await visit(page, '/about-us')
  await follow(page, '/careers')
  const night = page.getByRole('contentinfo').locator('[data-theme-switch]')
  await night.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(night).toHaveAttribute('aria-checked', 'true')
  await goOffline(context, network)
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(night).toHaveAttribute('aria-checked', 'true')
  await expect(page.locator('[data-status-bar] [data-note=offline]')).toBeVisible()
  await follow(page, '/outbox')
  await expect(page.getByRole('heading', { name: text('en', 'outbox:empty.title') })).toBeVisible()
})

test('on a restored page paused things stay paused, and counters do not count again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, '/')
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
  await follow(page, '/careers')
  expect(await isFirstDocument(page)).toBe(true)
  await counted.evaluate((texts) => texts.splice(0))
  await page.goBack()
  await expect(page).toHaveURL('/')
  await figure.scrollIntoViewIfNeeded()
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
