import type { Locator, Page } from '@playwright/test'
import { expect, goOffline, test, visitUntilReady } from './support/test.ts'

const film = (page: Page) => page.locator('main video')
const currentTime = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const stories = (page: Page) => page.locator('main li').filter({ has: page.locator('img[src^="/covers/"]') })
const details = (card: Locator) => card.getByRole('link', { name: /^Read the story/ })

/** Down the whole page in steps, as a reader does, so that everything that loads when near is there. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })
}

async function brokenImages(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll(async (elements) => {
    const images = elements as HTMLImageElement[]
    // Some would wait for the strip to bring them into view.
    for (const image of images) image.loading = 'eager'
    await Promise.allSettled(images.map((image) => image.decode()))
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.src)
  })
}

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the film plays over its poster, in the same box, and pauses', async ({ page }) => {
    await visitUntilReady(page)
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1)
    const poster = page.locator('main picture img')
    expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/film\/poster-wide.*\.avif$/)
    expect(await film(page).boundingBox()).toEqual(await poster.boundingBox())
    const shape = await film(page).evaluate((video: HTMLVideoElement) => video.videoWidth / video.videoHeight)
    const posterShape = await poster.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    expect(shape).toBeCloseTo(posterShape, 2)
    const { muted, loop, playsInline } = await film(page).evaluate((video: HTMLVideoElement) => ({
      muted: video.muted,
      loop: video.loop,
      playsInline: video.playsInline,
    }))
    expect([muted, loop, playsInline]).toEqual([true, true, true])
    await page.getByRole('button', { name: 'Pause the film' }).click()
    await expect.poll(() => isPaused(page)).toBe(true)
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect.poll(() => isPaused(page)).toBe(false)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await expect.poll(() => isPaused(page)).toBe(true)
  })

  test('no film for those who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const films: string[] = []
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()))
    await visitUntilReady(page)
    await page.waitForTimeout(1000)
    await expect(film(page)).toHaveCount(0)
    expect(films).toEqual([])
  })

  test('reduced motion: no film, nothing that moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const films: string[] = []
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()))
    await visitUntilReady(page)
    await readToTheEnd(page)
    expect(films).toEqual([])
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) => (animation as CSSAnimation).animationName ?? 'script'),
    )
    expect(running).toEqual([])
    await expect(page.getByText('curious')).toBeVisible()
    await expect(page.getByText('30+', { exact: true })).toBeVisible()
  })

  test('everything that moves by itself can be paused', async ({ page }) => {
    await visitUntilReady(page)
    await expect(film(page)).toHaveCount(1)
    await readToTheEnd(page)
    const buttons = page.locator('main').getByRole('button', { name: /^Pause/ })
    await expect(buttons).toHaveCount(3)
    for (let left = 3; left > 0; left--) {
      await buttons.first().click()
      await expect(buttons).toHaveCount(left - 1)
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await isPaused(page)).toBe(true)
    const endless = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
          .length,
    )
    expect(endless).toBe(0)
  })

  test('the scroll prompt leads to the second section', async ({ page }) => {
    await visitUntilReady(page)
    await page.getByRole('link', { name: /^Scroll/ }).click()
    const why = page.locator('main > section').first()
    await expect.poll(async () => Math.abs((await why.boundingBox())?.y ?? Number.NaN)).toBeLessThan(120)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })

  test('the counters stand in the HTML and run once, when half of them can be seen', async ({ page, request }) => {
    const html = await (await request.get('/')).text()
    for (const figure of ['30+', '18+', '20+']) expect(html).toContain(`>${figure}<`)
    await visitUntilReady(page)
    const engineers = page.locator('main strong').first()
    await expect(engineers).toHaveText('30+')
    await page.evaluate(() => {
      const strong = document.querySelector('main strong') as HTMLElement
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(strong.textContent ?? '')).observe(strong, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    await engineers.scrollIntoViewIfNeeded()
    await expect(engineers).not.toHaveText('30+')
    await expect(engineers).toHaveText('30+')
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.map(Number.parseFloat))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(new Set(seen).size).toBeGreaterThan(20)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await engineers.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await expect(engineers).toHaveText('30+')
  })

  test('a story opens under the mouse: twenty words, its results, a link to it', async ({ page }) => {
    await visitUntilReady(page)
    await expect(stories(page)).toHaveCount(4)
    const card = stories(page).first()
    await card.scrollIntoViewIfNeeded()
    await expect(details(card)).toBeHidden()
    await card.hover()
    await expect(details(card)).toBeVisible()
    const text = (await card.locator('p', { hasText: '…' }).textContent()) ?? ''
    expect(text.replace('…', '').trim().split(/\s+/)).toHaveLength(20)
    await expect(card.getByRole('listitem')).not.toHaveCount(0)
    await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(5, 5)
    await expect(details(card)).toBeHidden()
    await card.hover()
    await details(card).click()
    await expect(page).toHaveURL(/\/case-studies\/ezymart-mobile-commerce-platform$/)
  })

  test('a story opens by keyboard, closes by Esc', async ({ page }) => {
    await visitUntilReady(page)
    const card = stories(page).nth(1)
    await card.scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'View all' }).focus()
    await page.keyboard.press('Tab')
    const first = stories(page).first()
    await expect(first.getByRole('button')).toBeFocused()
    await expect(details(first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(details(first)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(details(first)).toBeHidden()
    await expect(first.getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(details(first)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(details(first)).toBeHidden()
    await expect(details(card)).toBeVisible()
  })

  test('sections fade and slide in; nobody waits for it to read what is not scrolled to', async ({ page }) => {
    await visitUntilReady(page)
    await page.evaluate(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      const animate = Element.prototype.animate
      Element.prototype.animate = function (keyframes, options) {
        moved.push(JSON.stringify(keyframes))
        return animate.call(this, keyframes, options)
      }
    })
    const heading = page.getByRole('heading', { name: 'Success stories' })
    expect(await heading.evaluate((element: HTMLElement) => element.checkVisibility({ opacityProperty: true }))).toBe(
      true,
    )
    await page.mouse.move(700, 500)
    for (let turn = 0; turn < 20; turn++) {
      await page.mouse.wheel(0, 100)
      await page.waitForTimeout(50)
    }
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
    expect(moved.length).toBeGreaterThan(1)
    expect(moved[0]).toContain('"opacity":0')
    await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a story opens and closes by touch', async ({ page }) => {
    await visitUntilReady(page)
    const card = stories(page).first()
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
    await card.locator('img').tap()
    await expect(details(card)).toBeVisible()
    await card.getByRole('button').tap()
    await expect(details(card)).toBeHidden()
    await card.getByRole('button').tap()
    await details(card).tap()
    await expect(page).toHaveURL(/\/case-studies\/ezymart/)
  })

  test('the tall poster, and the film cut like it', async ({ page }) => {
    await visitUntilReady(page)
    const poster = page.locator('main picture img')
    expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/film\/poster-tall.*\.avif$/)
    await expect(film(page)).toHaveCount(1)
    const box = await poster.boundingBox()
    expect(await film(page).boundingBox()).toEqual(box)
    // Wider than 5:4 the poster would be cut at top and bottom, the film not.
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeLessThanOrEqual(1.25)
  })
})

for (const path of ['/', '/vi']) {
  test(`${path} offline: film, poster and every picture`, async ({ page, context, network, problems }) => {
    await visitUntilReady(page, path)
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1)
    await goOffline(context, network)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready')
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1)
    await readToTheEnd(page)
    expect(await page.locator('img').count()).toBeGreaterThan(40)
    expect(await brokenImages(page)).toEqual([])
    expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })

  test(`${path}: nothing shifts while one reads to the end`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visitUntilReady(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    await readToTheEnd(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
  })
}

test('the film is served in ranges', async ({ request }) => {
  for (const codec of ['av1', 'h264']) {
    const reply = await request.get(`/film/city.v1.${codec}.mp4`, { headers: { range: 'bytes=0-99' } })
    expect(reply.status()).toBe(206)
    expect(reply.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/)
    expect((await reply.body()).length).toBe(100)
    expect(Number(reply.headers()['content-range']?.split('/')[1])).toBeLessThanOrEqual(600_000)
  }
})
