import type { Locator, Page } from '@playwright/test'
import { bringToLife, expect, test } from './support/test.ts'

async function openCarousel(page: Page, path = '/'): Promise<Locator> {
  await page.goto(path)
  const carousel = page.locator('main section section[aria-roledescription]')
  await bringToLife(carousel)
  await carousel
    .locator('[aria-live]')
    .evaluate((slides) => slides.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return carousel
}

/** Which slides can be seen and reached, counted from 1. */
function slidesInSight(carousel: Locator): Promise<number[]> {
  return carousel
    .locator('[aria-live] > *')
    .evaluateAll((slides) =>
      slides.flatMap((slide, index) =>
        slide.matches('[inert]') || getComputedStyle(slide).visibility === 'hidden' ? [] : index + 1,
      ),
    )
}

/** Moves a finger over the middle of an element, as input of the browser and not as made-up events. */
async function drag(page: Page, element: Locator, right: number, down: number): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to lay a finger on')
  const session = await page.context().newCDPSession(page)
  const point = (part: number) => ({
    x: box.x + box.width / 2 + right * (part - 0.5),
    y: box.y + box.height / 2 + down * (part - 0.5),
  })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] })
  for (let part = 0.1; part <= 1; part += 0.1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(part)] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Swipes until it is felt: on a busy machine Chromium now and then drops a gesture that is made in no time. */
async function swipe(page: Page, carousel: Locator, right: number): Promise<void> {
  const before = await slidesInSight(carousel)
  await expect(async () => {
    await drag(page, carousel.locator('[aria-live]'), right, 10)
    await expect.poll(() => slidesInSight(carousel), { timeout: 5000 }).not.toEqual(before)
  }).toPass()
}

// What is on the device makes no difference here; keeping it there takes half of a test's time.
test.use({ serviceWorkers: 'block' })

test('the carousel says what it is and shows one slide of three; the served page holds all quotes', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  for (const [path, carouselRole, slideRole, label] of [
    ['/', 'carousel', 'slide', '1 of 3'],
    ['/vi', 'băng chuyền', 'trang', /1.+3/],
  ] as const) {
    const carousel = await openCarousel(page, path)
    await expect(carousel).toHaveAttribute('aria-roledescription', carouselRole)
    await expect(carousel).toHaveAttribute('aria-label', /./)
    const slides = carousel.locator('[aria-live="polite"] > [role="group"]')
    await expect(slides).toHaveCount(3)
    await expect(slides.first()).toHaveAttribute('aria-roledescription', slideRole)
    await expect(slides.first()).toHaveAttribute('aria-label', label)
    await expect(carousel.getByRole('group')).toHaveCount(1)
    expect(await slidesInSight(carousel)).toEqual([1])
  }
  expect(html.match(/<blockquote/g)).toHaveLength(3)
})

test('the carousel wraps round both ways by its buttons and never changes its height', async ({ page }) => {
  const carousel = await openCarousel(page)
  const height = (await carousel.boundingBox())?.height
  for (const [name, slides] of [
    ['Previous quote', [3, 2, 1]],
    ['Next quote', [2, 3, 1]],
  ] as const) {
    for (const slide of slides) {
      await carousel.getByRole('button', { name }).click()
      await expect.poll(() => slidesInSight(carousel)).toEqual([slide])
      await expect(carousel).toContainText(`${slide} / 3`)
      expect((await carousel.boundingBox())?.height).toBe(height)
    }
  }
})

test('the carousel turns by arrow keys, Home and End while the focus is inside, and only then', async ({ page }) => {
  const carousel = await openCarousel(page)
  await page.keyboard.press('ArrowRight')
  expect(await slidesInSight(carousel)).toEqual([1])
  const previous = carousel.getByRole('button', { name: 'Previous quote' })
  await previous.focus()
  for (const [key, slide] of [
    ['ArrowLeft', 3],
    ['ArrowRight', 1],
    ['End', 3],
    ['Home', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => slidesInSight(carousel), key).toEqual([slide])
  }
  await expect(previous).toBeFocused()
})

test('the carousel leaves a dragging mouse to the selection of text', async ({ page }) => {
  const carousel = await openCarousel(page)
  const box = await carousel.locator('blockquote p').first().boundingBox()
  if (!box) throw new Error('no quote')
  await page.mouse.move(box.x + 300, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 5, box.y + 20, { steps: 5 })
  await page.mouse.up()
  expect(await slidesInSight(carousel)).toEqual([1])
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(5)
})

test('the carousel moves nothing under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const carousel = await openCarousel(page)
  const durations = await carousel.evaluate((element) => {
    element.querySelector<HTMLElement>('button:last-of-type')?.click()
    return new Promise<number[]>((resolve) =>
      requestAnimationFrame(() =>
        resolve(element.getAnimations({ subtree: true }).map((a) => Number(a.effect?.getTiming().duration))),
      ),
    )
  })
  for (const duration of durations) expect(duration).toBeLessThan(1)
  await expect.poll(() => slidesInSight(carousel)).toEqual([2])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the carousel turns by swipe, round both ends', async ({ page }) => {
    const carousel = await openCarousel(page)
    for (const [right, slide] of [
      [160, 3],
      [-160, 1],
      [-160, 2],
    ] as const) {
      await swipe(page, carousel, right)
      await expect.poll(() => slidesInSight(carousel), `${right} px`).toEqual([slide])
    }
    await drag(page, carousel.locator('[aria-live]'), 25, 10)
    await page.waitForTimeout(500)
    expect(await slidesInSight(carousel)).toEqual([2])
  })

  test('the carousel lets a finger on it scroll the page', async ({ page }) => {
    const carousel = await openCarousel(page)
    const top = await page.evaluate(() => scrollY)
    // On a busy machine Chromium now and then drops a gesture that is made in no time.
    await expect(async () => {
      await drag(page, carousel.locator('[aria-live]'), -60, -240)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(top + 50)
    }).toPass()
    expect(await slidesInSight(carousel)).toEqual([1])
  })

  test('the carousel has buttons for a thumb and the quote above who says it', async ({ page }) => {
    const carousel = await openCarousel(page)
    for (const button of await carousel.getByRole('button').all()) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    const quote = await carousel.locator('blockquote').first().boundingBox()
    const speaker = await carousel.locator('figcaption').first().boundingBox()
    expect(speaker?.y).toBeGreaterThanOrEqual((quote?.y ?? 0) + (quote?.height ?? Number.POSITIVE_INFINITY))
  })
})
