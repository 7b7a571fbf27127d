import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { brokenImages } from './support/broken-images.ts'
import { listOf, readCaseStudies } from './support/case-studies.ts'
import { cards, controls, expectList, matching, openList, WORDS } from './support/case-study-list.ts'
import { bringToLife, expect, goOffline, test, visitUntilReady } from './support/test.ts'

const caseStudies = await readCaseStudies()

/** Of a description on a card (specification §9). */
const DESCRIPTION_MAX_LENGTH = 135

function cut(text: string): string {
  const characters = [...text]
  return characters.length > DESCRIPTION_MAX_LENGTH
    ? `${characters.slice(0, DESCRIPTION_MAX_LENGTH).join('').trimEnd()}…`
    : text
}

/** What stands on each card, its description included, whether shown or not. */
const readCards = (page: Page) =>
  cards(page).evaluateAll((items) =>
    items.map((item) => ({
      image: item.querySelector('img')?.getAttribute('src'),
      href: item.querySelector('a')?.getAttribute('href'),
      title: item.querySelector('h3')?.textContent,
      texts: [...item.querySelectorAll('p')].map((text) => text.textContent),
      tags: [...item.querySelectorAll('li')].map((tag) => tag.textContent),
    })),
  )

/** So many cards, each with its badge and its description to be read. */
async function expectDescriptions(page: Page, locale: Locale, count: number): Promise<void> {
  await expect(cards(page)).toHaveCount(count)
  await expect(cards(page).locator('p').filter({ visible: true })).toHaveText(
    caseStudies.slice(0, count).flatMap(({ texts }) => [texts[locale].category, cut(texts[locale].description)]),
  )
}

test('there are 21 case studies; some descriptions are cut on their cards, some are not', () => {
  expect(caseStudies).toHaveLength(21)
  const lengths = caseStudies.flatMap(({ texts }) => LOCALES.map((locale) => [...texts[locale].description].length))
  expect(Math.max(...lengths)).toBeGreaterThan(DESCRIPTION_MAX_LENGTH)
  expect(Math.min(...lengths)).toBeLessThanOrEqual(DESCRIPTION_MAX_LENGTH)
})

test.describe('without the site on the device', () => {
  // What is on the device makes no difference here; keeping it there takes half of a test's time.
  test.use({ serviceWorkers: 'block' })

  for (const locale of LOCALES) {
    const { path, title } = WORDS[locale]

    test(`twelve cards, the others by a button; each shows what the content says: ${locale}`, async ({ page }) => {
      const { service, search, loadMore } = await openList(page, locale)
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
        'href',
        locale === 'en' ? '/contact-us' : '/vi/contact-us',
      )
      await expectList(page, locale, caseStudies)
      await loadMore.focus()
      await page.keyboard.press('Enter')
      await expectList(page, locale, caseStudies, 24)
      await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
      await expect(loadMore).toHaveCount(0)
      expect(await readCards(page)).toEqual(
        caseStudies.map(({ slug, facts, texts }) => ({
          image: `/covers/${slug}.svg`,
          href: `${path}/${slug}`,
          title: texts[locale].title,
          texts: [texts[locale].category, cut(texts[locale].description)],
          tags: listOf(facts.technologies).slice(0, 3),
        })),
      )
      expect(await brokenImages(page)).toEqual([])

      // Any other choice begins with twelve again.
      await service.selectOption('ai')
      await expectList(page, locale, matching(caseStudies, locale, { service: 'ai' }))
      await service.selectOption('all')
      await expectList(page, locale, caseStudies)
      await loadMore.click()
      await expectList(page, locale, caseStudies, 24)
      const vowel = locale === 'en' ? 'e' : 'n'
      await search.fill(vowel)
      await expectList(page, locale, matching(caseStudies, locale, { search: vowel }))
    })

    test(`without script every case study can be reached; so it can on paper be read: ${locale}`, async ({
      browser,
      network,
    }) => {
      const page = await browser.newPage({ baseURL: network.origin, javaScriptEnabled: false })
      await page.goto(path)
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media })
        await expectDescriptions(page, locale, 12)
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
        await expect(page.getByRole('combobox')).toHaveCount(0)
      }
      await page.emulateMedia({ media: 'screen' })
      const links = page.locator(`main a[href^="${path}/"]`)
      await expect(links).toHaveText(caseStudies.map(({ texts }) => texts[locale].title))
      for (const [index, { slug }] of caseStudies.entries())
        expect(await links.nth(index).getAttribute('href')).toBe(`${path}/${slug}`)
      const form = page.locator('form[role="search"]')
      await expect(form).toHaveAttribute('method', 'get')
      await expect(form).toHaveAttribute('action', path)
      for (const name of ['industry', 'service', 'q']) await expect(form.locator(`[name="${name}"]`)).toHaveCount(1)
      await page.close()
    })

    test(`on the way to the list its top is there at once, an indicator until the cards are: ${locale}`, async ({
      page,
      problems,
    }) => {
      await page.clock.install()
      await page.goto(locale === 'en' ? '/about-us' : '/vi/about-us')
      const link = page.locator(`header a[href="${path}"]:visible`).first()
      await bringToLife(link)
      await page.clock.pauseAt(Date.now() + 60_000)
      await link.click()
      const indicator = page.getByRole('main').getByRole('status').filter({ hasText: WORDS[locale].loading })
      await expect(indicator).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page).toHaveURL(path)
      await expect(cards(page)).toHaveCount(0)
      await page.clock.resume()
      await expectList(page, locale, caseStudies)
      await expect(indicator).toHaveCount(0)
      expect(problems.filter((problem) => !problem.includes('Service Worker'))).toEqual([])
    })
  }

  test('a service’s page leads to the case studies of that service', async ({ page }) => {
    await page.goto('/vi/data-science')
    const link = page.locator('main section a[href="/vi/case-studies?service=data_science"]')
    await bringToLife(link)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.vi.title)
    await expectList(page, 'vi', matching(caseStudies, 'vi', { service: 'data_science' }))
    await expect(controls(page, 'vi').service).toHaveValue('data_science')
  })

  test('with script, on paper the cards tell what they are about, and controls are left out', async ({ page }) => {
    const { industry, loadMore } = await openList(page, 'en')
    await loadMore.click()
    await expectList(page, 'en', caseStudies, 24)
    await page.emulateMedia({ media: 'print' })
    await expectDescriptions(page, 'en', 21)
    await expect(industry).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('offline: filters, search, the other cards, and a story', async ({ page, context, network, problems }) => {
  await visitUntilReady(page, '/vi/contact-us')
  await goOffline(context, network)
  const { industry, service, search, clear, loadMore } = await openList(page, 'vi', '?industry=healthcare')
  await expectList(page, 'vi', matching(caseStudies, 'vi', { industry: 'healthcare' }))
  await expect(industry).toHaveValue('healthcare')
  await clear.click()
  await expectList(page, 'vi', caseStudies)
  await loadMore.click()
  await expectList(page, 'vi', caseStudies, 24)
  await service.selectOption('web_dev')
  await search.fill('thuong mai')
  const found = matching(caseStudies, 'vi', { service: 'web_dev', search: 'thuong mai' })
  expect(found).toHaveLength(1)
  await expectList(page, 'vi', found)
  expect(await brokenImages(page)).toEqual([])
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found[0]?.texts.vi.title ?? '')
  await page.goBack()
  await expectList(page, 'vi', found)
  await page.reload()
  await expectList(page, 'vi', found)
  await expect(controls(page, 'vi').search).toHaveValue('thuong mai')
  await page.locator('header a[href="/vi/case-studies"]:visible').first().click()
  await expectList(page, 'vi', caseStudies)
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
