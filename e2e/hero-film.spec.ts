import { currentTime, film, isPaused } from './support/hero-film.ts'
import { scrollToTop } from './support/reading.ts'
import { expect, test, visitUntilReady } from './support/test.ts'

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

  test('scrolling away while the film still loads does not stop it', async ({ page, context }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await context.route('**/*.mp4', async (route) => {
      await released
      await route.continue()
    })
    await visitUntilReady(page)
    await expect.poll(() => isPaused(page)).toBe(false)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await expect.poll(() => isPaused(page)).toBe(true)
    await expect(film(page)).toHaveJSProperty('readyState', 0)
    release()
    await scrollToTop(page)
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.1)
    expect(await isPaused(page)).toBe(false)
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
  })

  test('where the film cannot be had the poster stays, and there is no button', async ({ page, context }) => {
    let asked = 0
    await context.route('**/*.mp4', (route) => {
      asked++
      return route.abort()
    })
    await visitUntilReady(page)
    await expect.poll(() => asked).toBeGreaterThan(1)
    await expect(film(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /the film$/ })).toHaveCount(0)
    await expect(page.locator('main picture img')).toBeVisible()
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
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

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

test('the film is served in ranges', async ({ request }) => {
  for (const codec of ['av1', 'h264']) {
    const reply = await request.get(`/film/city.v1.${codec}.mp4`, { headers: { range: 'bytes=0-99' } })
    expect(reply.status()).toBe(206)
    expect(reply.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/)
    expect((await reply.body()).length).toBe(100)
    expect(Number(reply.headers()['content-range']?.split('/')[1])).toBeLessThanOrEqual(600_000)
  }
})
