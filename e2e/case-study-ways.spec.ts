import type { Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'
import { type CaseStudy, readCaseStudies } from './support/case-studies.ts'
import { test as onDevice } from './support/installed.ts'
import { pathIn, pathOf } from './support/served-case-study.ts'
import { cardOf, expectAsServed, follow } from './support/story.ts'
import { storyFile } from './support/story-files.ts'
import { bringToLife, expect, goOffline, pointAt, test } from './support/test.ts'
import { text } from './support/texts.ts'

const [first, second, third] = (await readCaseStudies()) as [CaseStudy, CaseStudy, CaseStudy]

const UNKNOWN = 'no-such-case'
/** Another, for what has been asked for before is known. */
const UNKNOWN_TOO = 'nor-such-a-case'
/** The code that knows which case studies there are. */
const CONTENT_FILE = /\/assets\/case-study-page-[^/]+\.js/

test('on the way to a story its cover is there at once and a spinner stands for the words', async ({ page }) => {
  const transitions = await watchTransitions(page)
  const toTheList = page.locator('main nav ol a').last()
  const press = async ({ slug }: CaseStudy) => {
    await bringToLife(cardOf(page, slug))
    await pointAt(cardOf(page, slug))
    await cardOf(page, slug).click()
  }

  await test.step('the cover of the card becomes that of the page, and stays in its place when the words come', async () => {
    const { promise: held, resolve: comes } = Promise.withResolvers<void>()
    await page.route(`**${storyFile(second.slug, 'en')}`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/case-studies')
    await press(second)
    await expect(page).toHaveURL(pathOf('en', second.slug))
    const waiting = page.getByRole('status').filter({ hasText: text('en', 'case-studies:detail.loading') })
    await expect(waiting).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(0)
    const cover = page.locator('main img').first()
    await expect(cover).toHaveAttribute('src', `/covers/${second.slug}.svg`)
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const place = await cover.boundingBox()
    expect(place?.width).toBeGreaterThan(400)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const parts = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(cover-${second.slug})`)
    await expect.poll(async () => (await transitions()).moving).toEqual(expect.arrayContaining(parts))
    comes()
    await expect(page.locator('h1')).toHaveText(second.texts.en.title)
    await expect(waiting).toHaveCount(0)
    expect(await cover.boundingBox()).toEqual(place)
    await expect(page).toHaveTitle(`${second.texts.en.title} · Lát`)
  })

  await test.step('with reduced motion nothing moves', async () => {
    await expect.poll(async () => (await transitions()).running).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const before = await transitions()
    await follow(page, toTheList, '/case-studies')
    await press(first)
    await expect(page.locator('h1')).toHaveText(first.texts.en.title)
    await expect.poll(async () => (await transitions()).running).toBe(0)
    expect((await transitions()).moving).toEqual(before.moving)
  })

  await test.step('a story whose text cannot be had is loaded as a page', async () => {
    await page.route(`**${storyFile(third.slug, 'en')}`, (route) => route.abort())
    await follow(page, toTheList, '/case-studies')
    await press(third)
    await expect(page.locator('h1')).toHaveText(third.texts.en.title)
    await expect(page.locator('#solution')).toBeVisible()
    expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(false)
  })
})

test('where there is no case study, it is said, by address and by link, with a way back to the list', async ({
  page,
}) => {
  const reply = await page.goto(pathOf('vi', UNKNOWN))
  expect(reply?.status()).toBe(404)
  await expectNotFound(page, 'vi')
  await followBack(page, 'vi')

  await test.step('the cover, which there is not, is hidden before that is known', async () => {
    const { promise: held, resolve: comes } = Promise.withResolvers<void>()
    await page.route(CONTENT_FILE, async (route) => {
      await held
      await route.continue()
    })
    await followStray(page, 'vi')
    const cover = page.locator(`main img[src="/covers/${UNKNOWN_TOO}.svg"]`)
    await expect(cover).toBeAttached()
    await expect(cover).toBeHidden()
    comes()
    await expectNotFound(page, 'vi')
  })
})

onDevice(
  'offline a story is reached from the list and its neighbour; one that there is not, is not there',
  async ({ page, context, network, problems }) => {
    await goOffline(context, network)
    await page.goto('/vi/case-studies')
    await follow(page, cardOf(page, first.slug), pathOf('vi', first.slug))
    await expectAsServed(page, first, 'vi')
    const next = page.getByRole('navigation', { name: text('vi', 'case-studies:detail.neighbours') }).getByRole('link')
    await follow(page, next, pathOf('vi', second.slug))
    await expectAsServed(page, second, 'vi')
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])

    const reply = await page.goto(pathOf('vi', UNKNOWN))
    expect(reply?.status()).toBe(404)
    await expectNotFound(page, 'vi')
    await followBack(page, 'vi')
    await followStray(page, 'vi')
    await expectNotFound(page, 'vi')
  },
)

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  const title = text(locale, 'case-studies:notFound.title')
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('main h3 > a')).toHaveCount(3)
  await expect(page).toHaveTitle(`${title} · Lát`)
}

async function followBack(page: Page, locale: Locale): Promise<void> {
  const back = page.locator('main').getByRole('link', { name: text(locale, 'case-studies:notFound.back') })
  await follow(page, back, pathIn(locale, '/case-studies'))
  await expect(page.locator('h1')).toHaveText(text(locale, 'case-studies:list.title'))
  await expect(cardOf(page, first.slug)).toBeVisible()
}

/** Follows a link of the list that leads nowhere. */
async function followStray(page: Page, locale: Locale): Promise<void> {
  await page.locator('main').evaluate(
    (main, path) => {
      main.insertAdjacentHTML(
        'afterbegin',
        `<a id="stray" href="${path}" style="position: fixed; inset: 0; z-index: 9">`,
      )
    },
    pathOf(locale, UNKNOWN_TOO),
  )
  await page.locator('#stray').click()
  await expect(page).toHaveURL(pathOf(locale, UNKNOWN_TOO))
  // Nothing of React's: it stays, over the page.
  await page.locator('#stray').evaluate((stray) => stray.remove())
}

interface Transitions {
  /** How many have not come to their end. */
  running: number
  /** The parts of the page's pictures that have moved or faded. */
  moving: string[]
}

/** Notes what view transitions do from the next navigation on; the returned function tells. */
async function watchTransitions(page: Page): Promise<() => Promise<Transitions>> {
  await page.addInitScript(() => {
    const transitions: Transitions = { running: 0, moving: [] }
    Object.assign(window, { transitions })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      const note = () => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect
          const isSeen = Number(effect?.getComputedTiming().duration) > 1
          if (pseudoElement?.startsWith('::view-transition') && isSeen) transitions.moving.push(pseudoElement)
        }
      }
      const end = () => {
        transitions.running--
      }
      transitions.running++
      transition.ready.then(note, () => {})
      transition.finished.then(end, end)
      return transition
    }
  })
  return () => page.evaluate(() => (window as unknown as { transitions: Transitions }).transitions)
}
