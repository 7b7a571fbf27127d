import type { Page } from '@playwright/test'
import { brokenImages } from './support/broken-images.ts'
import { currentTime, film, isPaused } from './support/hero-film.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { readToTheEnd, scrollToTop } from './support/reading.ts'
import { bringToLife, expect, goOffline, test, visitUntilReady } from './support/test.ts'
import { watchTexts } from './support/text-changes.ts'

/** How long a word of "Choose a partner who is …" stands. */
const WORD_MS = 3000
const BACK_TOLERANCE_PX = 40

/** What moves just now, at least as many times as told. */
function runningAnimations(page: Page, iterations = 0): Promise<string[]> {
  return page.evaluate(
    (iterations) =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          return playState === 'running' && Number(effect?.getTiming().iterations) >= iterations
        })
        .map((animation) => (animation as CSSAnimation).animationName ?? 'script'),
    iterations,
  )
}

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('reduced motion: no film, nothing that moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const films: string[] = []
    page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()))
    await visitUntilReady(page)
    const word = page.locator('main [data-place="seen"]')
    const figure = page.locator('main strong').first()
    const figures = await watchTexts(figure)
    await bringToLife(word)
    expect(await word.textContent()).toMatch(/^curious/)
    await page.waitForTimeout(WORD_MS + 500)
    expect(await word.textContent()).toMatch(/^curious/)
    await readToTheEnd(page)
    expect(films).toEqual([])
    expect(await runningAnimations(page)).toEqual([])
    await expect(figure).toHaveText('30+')
    expect(await figures()).toEqual([])
  })

  test('everything that moves by itself can be paused', async ({ page }) => {
    await visitUntilReady(page)
    await expect(film(page)).toHaveCount(1)
    await readToTheEnd(page)
    const buttons = page.locator('main').getByRole('button', { name: /^Pause/ })
    await expect(buttons).toHaveCount(3)
    for (let left = 3; left > 0; left--) {
      await bringToLife(buttons.first())
      await buttons.first().click()
      await expect(buttons).toHaveCount(left - 1)
    }
    await scrollToTop(page)
    expect(await isPaused(page)).toBe(true)
    expect(await runningAnimations(page, Number.POSITIVE_INFINITY)).toEqual([])
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
    const texts = await watchTexts(engineers)
    await engineers.scrollIntoViewIfNeeded()
    await expect.poll(async () => (await texts()).length).toBeGreaterThan(0)
    await expect.poll(async () => (await texts()).at(-1)).toBe('30+')
    const seen = (await texts()).map(Number.parseFloat)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(new Set(seen).size).toBeGreaterThan(20)
    await scrollToTop(page)
    await engineers.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(await texts()).toHaveLength(seen.length)
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
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
    await expect.poll(async () => (await moved()).length).toBeGreaterThan(1)
    expect((await moved())[0]).toContain('"opacity":0')
    await expect.poll(() => heading.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  })
})

test('Back to home finds the place where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitUntilReady(page)
  const heading = page.getByRole('heading', { name: 'Six services' })
  const top = async () => (await heading.boundingBox())?.y ?? Number.NaN
  const service = page.locator('main').getByRole('link', { name: 'Web development' })
  await readToTheEnd(page)
  await heading.evaluate((element) =>
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' }),
  )
  await bringToLife(service)
  const before = await top()
  await service.click()
  await expect(page).toHaveURL(/\/web-development$/)
  await expect(heading).toHaveCount(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(BACK_TOLERANCE_PX)
  // What comes late, above or below, must not push it away.
  await page.waitForTimeout(1000)
  expect(Math.abs((await top()) - before)).toBeLessThan(BACK_TOLERANCE_PX)
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
    const layoutShifts = await watchLayoutShifts(page)
    await visitUntilReady(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    await readToTheEnd(page)
    const { values, report } = await layoutShifts()
    expect(
      values.reduce((sum, value) => sum + value, 0),
      report,
    ).toBeLessThan(0.005)
  })
}
