import { JOB_PATH } from './support/application-form.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { expect, test } from './support/test.ts'

/** The factor by which the test slows down the CPU. The browser is then about as fast as on a visitor's phone. */
const CPU_SLOWDOWN = 6

/** Pages with a part that React hydrates (an island), each with a window size. */
const ISLANDS = [
  ['/contact-us', { width: 390, height: 844 }],
  [JOB_PATH, { width: 1280, height: 800 }],
  ['/case-studies', { width: 1280, height: 800 }],
  ['/outbox', { width: 390, height: 844 }],
] as const

for (const [path, size] of ISLANDS)
  test(`${path}: nothing moves while a slow device hydrates the page`, async ({ page, context }) => {
    await page.setViewportSize(size)
    const layoutShifts = await watchLayoutShifts(page)
    await page.goto(path)
    // On a first visit the fonts load late and may move the page: wait for them before counting layout shifts.
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => !family.includes('Fallback')))
    await page.evaluate(untilShown)
    const before = (await layoutShifts()).values.length
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const island = page.locator('[data-island]')
    await expect(island).toHaveAttribute('data-served')
    await island.evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }))
    await island.locator('[data-operates]').or(island).last().dispatchEvent('pointerover')
    await expect(island).not.toHaveAttribute('data-served')
    await page.evaluate(untilShown)
    const { values, report } = await layoutShifts()
    expect(values.slice(before), report).toEqual([])
  })

/**
 * Waits half a second, then until the browser is idle: by then the page shows the data stored on the device. Runs in
 * the page.
 */
function untilShown(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 500))
}
