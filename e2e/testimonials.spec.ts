import type { Locator, Page } from '@playwright/test'
import { testimonials } from './support/home-content.ts'
import { scrollTopOf } from './support/scrolling.ts'
import { activate, expect, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { touch } from './support/touch.ts'
import { DESKTOP, PHONE } from './support/windows.ts'

const COUNT = testimonials.length

const button = (carousel: Locator, name: 'previous' | 'next') =>
  carousel.getByRole('button', { name: text('en', `home:testimonials.${name}`) })
const slidesOf = (carousel: Locator) => carousel.locator('[aria-live]')

/** The number of the slide that follows; the first one follows the last. */
const slideAfter = (slide: number) => (slide % COUNT) + 1

test.describe('on a desktop', () => {
  test.use(DESKTOP)

  test('the carousel wraps around at both ends by buttons and keys, keeps its height, and lets the mouse select text', async ({
    page,
  }) => {
    const carousel = await openCarousel(page)
    const previous = button(carousel, 'previous')
    await expectSlide(carousel, 1)
    await expect(carousel.getByRole('group')).toHaveCount(1)

    await test.step('arrow keys, Home and End work only while the focus is inside', async () => {
      await page.keyboard.press('ArrowRight')
      await previous.focus()
      for (const [key, slide] of [
        ['ArrowLeft', COUNT],
        ['ArrowRight', 1],
        ['End', COUNT],
        ['Home', 1],
        ['ArrowRight', 2],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key)
        await expectSlide(carousel, slide)
      }
      await expect(previous).toBeFocused()
    })

    await test.step('buttons', async () => {
      const height = (await carousel.boundingBox())?.height
      const all = testimonials.map((_, index) => index + 1)
      // Once around in each direction, from the first slide to the first slide.
      for (const [name, slides] of [
        ['previous', all.toReversed()],
        ['next', all.map(slideAfter)],
      ] as const) {
        for (const slide of slides) {
          await button(carousel, name).click()
          await expectSlide(carousel, slide)
          await expect(carousel).toContainText(`${slide} / ${COUNT}`)
          expect((await carousel.boundingBox())?.height).toBe(height)
        }
      }
    })

    await test.step('dragging the mouse selects text', async () => {
      await expectAtRest(carousel)
      const box = await carousel.locator('blockquote p').first().boundingBox()
      if (!box) throw new Error('no quote')
      await page.mouse.move(box.x + 300, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 5, box.y + 20, { steps: 5 })
      await page.mouse.up()
      expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(5)
      await button(carousel, 'next').click()
      await expectSlide(carousel, 2)
    })

    await test.step('with reduced motion nothing moves', async () => {
      expect(Math.max(...(await durationsOfNextTurn(carousel)))).toBeGreaterThan(1)
      await expectSlide(carousel, slideAfter(2))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectAtRest(carousel)
      expect(Math.max(0, ...(await durationsOfNextTurn(carousel)))).toBeLessThan(1)
      await expectSlide(carousel, slideAfter(slideAfter(2)))
    })
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the carousel turns by a swipe of sufficient length, lets a finger scroll the page, and has buttons large enough for a thumb @core', async ({
    page,
  }) => {
    const carousel = await openCarousel(page)

    await test.step('the quote is above its author; buttons have 44 px', async () => {
      for (const { width, height } of await boxesOf(carousel.getByRole('button')))
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      const [quote] = await boxesOf(carousel.locator('blockquote'))
      const [speaker] = await boxesOf(carousel.locator('figcaption'))
      expect(speaker?.y).toBeGreaterThanOrEqual((quote?.y ?? 0) + (quote?.height ?? Number.POSITIVE_INFINITY))
    })

    await test.step('scrolling by touch does not turn the carousel', async () => {
      const top = await scrollTopOf(page)
      // On a busy machine Chromium sometimes drops a gesture whose events have no pauses between them: repeat it.
      await expect(async () => {
        await drag(page, slidesOf(carousel), -60, -240)
        expect(await scrollTopOf(page)).toBeGreaterThan(top + 50)
      }).toPass()
      await center(carousel)
    })

    await test.step('a swipe turns by one slide and wraps around at both ends', async () => {
      for (const [right, slide] of [
        [160, COUNT],
        [-160, 1],
        [-160, 2],
      ] as const) {
        await swipe(page, carousel, right)
        await expectSlide(carousel, slide)
      }
    })

    await test.step('a short swipe turns nothing: the next swipe starts from the same slide', async () => {
      await drag(page, slidesOf(carousel), 25, 10)
      await swipe(page, carousel, 160)
      await expectSlide(carousel, 1)
    })
  })
})

async function openCarousel(page: Page): Promise<Locator> {
  await page.goto('/')
  const carousel = page.locator('main section section[aria-roledescription]')
  await activate(carousel)
  await center(carousel)
  return carousel
}

async function center(carousel: Locator): Promise<void> {
  await slidesOf(carousel).evaluate((slides) => slides.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/** Expects only this slide to be visible and focusable. Slides are counted from 1. */
async function expectSlide(carousel: Locator, slide: number): Promise<void> {
  await expect.poll(() => slidesInSight(carousel)).toEqual([slide])
}

function slidesInSight(carousel: Locator): Promise<number[]> {
  return slidesOf(carousel)
    .locator('> *')
    .evaluateAll((slides) =>
      slides.flatMap((slide, index) =>
        slide.matches('[inert]') || getComputedStyle(slide).visibility === 'hidden' ? [] : index + 1,
      ),
    )
}

/** Waits until nothing in the carousel moves. */
async function expectAtRest(carousel: Locator): Promise<void> {
  const animations = () => carousel.evaluate((element) => element.getAnimations({ subtree: true }).length)
  await expect.poll(animations).toBe(0)
}

/** Goes to the next slide and returns the durations of the animations, in ms. */
function durationsOfNextTurn(carousel: Locator): Promise<number[]> {
  return button(carousel, 'next').evaluate((next: HTMLElement) => {
    next.click()
    return new Promise<number[]>((resolve) =>
      requestAnimationFrame(() => {
        const animations = next.closest('[aria-roledescription]')?.getAnimations({ subtree: true }) ?? []
        resolve(animations.map(({ effect }) => Number(effect?.getTiming().duration)))
      }),
    )
  })
}

function boxesOf(elements: Locator): Promise<DOMRect[]> {
  return elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()))
}

/** Swipes across the middle of an element, by `right` pixels to the right and `down` pixels down. */
async function drag(page: Page, element: Locator, right: number, down: number): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to lay a finger on')
  const point = (part: number) => ({
    x: box.x + box.width / 2 + right * (part - 0.5),
    y: box.y + box.height / 2 + down * (part - 0.5),
  })
  const finger = await touch(page)
  await finger.comeDown(point(0))
  for (let part = 0.1; part <= 1; part += 0.1) await finger.moveTo(point(part))
  await finger.lift()
}

/**
 * Swipes until the page reacts, because on a busy machine Chromium sometimes drops a gesture whose events have no
 * pauses between them.
 */
async function swipe(page: Page, carousel: Locator, right: number): Promise<void> {
  const before = await slidesInSight(carousel)
  await expect(async () => {
    await drag(page, slidesOf(carousel), right, 10)
    await expect.poll(() => slidesInSight(carousel), { timeout: 5000 }).not.toEqual(before)
  }).toPass()
}
