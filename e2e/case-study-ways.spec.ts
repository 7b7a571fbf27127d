import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { type CaseStudy, readCaseStudies } from './support/case-studies.ts'
import { pathIn, pathOf, wordsOf } from './support/served-case-study.ts'
import { storyFile } from './support/story-files.ts'
import { bringToLife, expect, goOffline, test, visitUntilReady } from './support/test.ts'

const [first, second] = (await readCaseStudies()) as [CaseStudy, CaseStudy]

const UNKNOWN = 'no-such-case'
const hero = (page: Page) => page.locator('main > div').first()
const card = (page: Page, slug: string) => page.locator(`main h3 > a[href$="/case-studies/${slug}"]`)

/** What the cover of a case study does while view transitions run: the parts of the page's pictures that move or fade. */
async function watchTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moving: string[] = []
    Object.assign(window, { moving })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      const note = () => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect
          const isSeen = Number(effect?.getComputedTiming().duration) > 1
          if (pseudoElement?.startsWith('::view-transition') && isSeen) moving.push(pseudoElement)
        }
      }
      transition.ready.then(note, () => {})
      return transition
    }
  })
  return () => page.evaluate(() => (window as unknown as { moving: string[] }).moving)
}

test.describe('on the way to a story', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })

  test('its cover is there at once, in its place, a spinner stands for the words; the card’s cover becomes it', async ({
    page,
  }) => {
    const moving = await watchTransitions(page)
    let comes = () => {}
    const held = new Promise<void>((resolve) => {
      comes = resolve
    })
    await page.route(`**${storyFile(second, 'vi')}`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/vi/case-studies')
    await bringToLife(card(page, second.slug))
    await card(page, second.slug).click()
    await expect(page).toHaveURL(pathOf('vi', second.slug))
    const waiting = page.getByRole('status').filter({ hasText: wordsOf('vi').detail.loading })
    await expect(waiting).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(0)
    const cover = hero(page).locator('img')
    await expect(cover).toHaveAttribute('src', `/covers/${second.slug}.svg`)
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const place = await cover.boundingBox()
    expect(place?.width).toBeGreaterThan(400)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect
      .poll(moving)
      .toEqual(
        expect.arrayContaining(
          ['group', 'old', 'new'].map((part) => `::view-transition-${part}(cover-${second.slug})`),
        ),
      )
    comes()
    await expect(page.locator('h1')).toHaveText(second.texts.vi.title)
    await expect(waiting).toHaveCount(0)
    expect(await cover.boundingBox()).toEqual(place)
    await expect(page).toHaveTitle(`${second.texts.vi.title} · Lát`)
  })

  test('a story whose text cannot be had is loaded as a page', async ({ page }) => {
    await page.route(`**${storyFile(second, 'en')}`, (route) => route.abort())
    await page.goto('/case-studies')
    await bringToLife(card(page, second.slug))
    await card(page, second.slug).click()
    await expect(page.locator('h1')).toHaveText(second.texts.en.title)
    await expect(page.locator('#solution')).toBeVisible()
  })

  test('with reduced motion nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const moving = await watchTransitions(page)
    await page.goto('/case-studies')
    await bringToLife(card(page, first.slug))
    await card(page, first.slug).click()
    await expect(page.locator('h1')).toHaveText(first.texts.en.title)
    expect(await moving()).toEqual([])
  })
})

test.describe('a case study that there is not', () => {
  test('online: 404, said in the language, with a way back to the list', async ({ page }) => {
    for (const locale of LOCALES) {
      const reply = await page.goto(pathOf(locale, UNKNOWN))
      expect(reply?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expectNotFound(page, locale)
    }
    await page
      .getByRole('link', { name: wordsOf('vi').notFound.back })
      .first()
      .click()
    await expect(page).toHaveURL(pathIn('vi', '/case-studies'))
    await expect(page.locator('h1')).toHaveText(wordsOf('vi').list.title)
  })

  test('by a link within the site, online and offline; its cover, which there is not, is hidden', async ({
    page,
    context,
    network,
  }) => {
    await visitUntilReady(page, '/case-studies')
    await expectNotFoundByLink(page, 'en')
    await goOffline(context, network)
    await page.goto('/vi/case-studies')
    await bringToLife(card(page, first.slug))
    await expectNotFoundByLink(page, 'vi')
    const reply = await page.goto(pathOf('vi', UNKNOWN))
    expect(reply?.status()).toBe(404)
    await expectNotFound(page, 'vi')
  })

  async function expectNotFoundByLink(page: Page, locale: Locale): Promise<void> {
    const shownAfterFailure = await watchFailedPictures(page)
    await page.locator('main').evaluate(
      (main, path) => {
        main.insertAdjacentHTML(
          'afterbegin',
          `<a id="stray" href="${path}" style="position: fixed; inset: 0; z-index: 9">`,
        )
      },
      pathOf(locale, UNKNOWN),
    )
    await page.locator('#stray').click()
    await expect(page).toHaveURL(pathOf(locale, UNKNOWN))
    // Nothing of React's: it stays, over the page.
    await page.locator('#stray').evaluate((stray) => stray.remove())
    await expectNotFound(page, locale)
    expect(await shownAfterFailure()).toEqual([])
    await page
      .getByRole('link', { name: wordsOf(locale).notFound.back })
      .first()
      .click()
    await expect(page.locator('h1')).toHaveText(wordsOf(locale).list.title)
    await expect(card(page, first.slug)).toBeVisible()
  }

  async function expectNotFound(page: Page, locale: Locale): Promise<void> {
    await expect(page.locator('h1')).toHaveText(locale === 'en' ? 'Not found' : 'Không tìm thấy')
    await expect(page.locator('main h3 > a')).toHaveCount(3)
    await expect(page).toHaveTitle(`${wordsOf(locale).notFound.title} · Lát`)
  }

  /** The pictures that could not be had and are still in sight when that is known. */
  async function watchFailedPictures(page: Page): Promise<() => Promise<string[]>> {
    const shown = await page.evaluateHandle(() => {
      const addresses: string[] = []
      const look = ({ target }: Event) => {
        const image = target as HTMLImageElement
        if (image.checkVisibility({ visibilityProperty: true })) addresses.push(image.src)
      }
      addEventListener('error', (event) => setTimeout(look, 0, event), { capture: true })
      return addresses
    })
    return () => shown.jsonValue()
  }
})
