import type { BrowserContext, Page } from '@playwright/test'
import { bringToLife, expect, goOffline, goOnline, test, visitUntilReady } from './support/test.ts'

const PHONE = '+84 28 0000 0000'
/** How long "Copied to clipboard!" stands. */
const TOAST_MS = 3000
const MAP_ORIGIN = 'https://www.openstreetmap.org'

const number = (page: Page) => page.locator('main strong', { hasText: PHONE })
const details = (page: Page) => page.getByRole('button', { name: /options/i })
const copy = (page: Page) => page.getByRole('button', { name: /copy/i })
const call = (page: Page) => page.getByRole('link', { name: 'Call us', exact: true })
const toast = (page: Page) => page.locator('main [role=status]').filter({ hasText: /./ })

/** Stands in for OpenStreetMap; tells what is asked of it. */
async function openStreetMap(context: BrowserContext): Promise<string[]> {
  const requests: string[] = []
  await context.route(`${MAP_ORIGIN}/**`, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>The streets around Ben Nghe</h1>' })
  })
  return requests
}

for (const [path, title] of [
  ['/about-us', 'About us'],
  ['/vi/about-us', 'Về chúng tôi'],
] as const) {
  test(`${path} tells the company in five paragraphs and shows its street, its address and the map`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main > section').first().locator('p')).toHaveCount(5)
    await expect(page.locator('main address')).toContainText('Gạch Bông')
    await expect(number(page)).toBeVisible()
    for (const picture of ['office-street', 'map-ben-nghe'])
      await expect(page.locator(`main img[src="/illustrations/${picture}.svg"]`)).toHaveAttribute('alt', /.{20,}/)
  })
}

/** How many lines each part of the address between commas takes. */
const addressLines = (page: Page) =>
  page.locator('main address span').evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )

for (const width of [320, 390, 768, 1024, 1440, 1920]) {
  test(`the address breaks at its commas only, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, parts] of [
      ['/about-us', 4],
      ['/vi/contact-us', 3],
    ] as const) {
      await page.goto(path)
      expect(await addressLines(page), path).toEqual(Array(parts).fill(1))
    }
  })
}

test.describe('without script', () => {
  test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })

  test('the number can be called', async ({ page }) => {
    await page.goto('/about-us')
    await expect(call(page)).toBeVisible()
    await expect(details(page)).toBeHidden()
  })
})

test.describe('desktop', () => {
  // Nothing slides away from under the mouse.
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('pointing at the phone reveals copy and call; Esc and leaving hide them', async ({ page }) => {
    await visitUntilReady(page, '/about-us')
    await bringToLife(details(page))
    await expect(copy(page)).toBeHidden()
    await expect(call(page)).toBeHidden()
    await number(page).hover()
    await expect(copy(page)).toBeVisible()
    await expect(call(page)).toHaveAttribute('href', 'tel:+842800000000')
    await page.keyboard.press('Escape')
    await expect(copy(page)).toBeHidden()
    await page.mouse.move(5, 450)
    await number(page).hover()
    await expect(copy(page)).toBeVisible()
    await page.mouse.move(5, 450)
    await expect(copy(page)).toBeHidden()
  })

  test('pointing at the button and pressing it leaves the options open; the next press hides them', async ({
    page,
  }) => {
    await visitUntilReady(page, '/about-us')
    await bringToLife(details(page))
    await details(page).hover()
    await expect(copy(page)).toBeVisible()
    await page.mouse.down()
    await page.mouse.up()
    await expect(details(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(copy(page)).toBeVisible()
    await details(page).click()
    await expect(copy(page)).toBeHidden()
  })

  test('copy and call are reached by keyboard', async ({ page }) => {
    await visitUntilReady(page, '/about-us')
    await bringToLife(details(page))
    await page.mouse.move(5, 5)
    await page.locator('main a[href^="mailto:"]').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(details(page)).toBeFocused()
    await expect(details(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(call(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(copy(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(copy(page)).toBeHidden()
  })

  test('copy puts the number on the clipboard and says so for three seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitUntilReady(page, '/about-us')
    await bringToLife(details(page))
    await number(page).hover()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy(page).click()
    await expect(toast(page)).toHaveText('Copied to clipboard!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PHONE)
    await page.clock.runFor(TOAST_MS / 2)
    await expect(toast(page)).toBeVisible()
    // Pressed again, it stays as long again.
    await copy(page).click()
    let shownForMs = 0
    for (; (await toast(page).count()) > 0 && shownForMs < 2 * TOAST_MS; shownForMs += 100) await page.clock.runFor(100)
    // The press is answered a moment later: some steps of the clock may come first.
    expect(shownForMs).toBeGreaterThanOrEqual(TOAST_MS)
    expect(shownForMs).toBeLessThan(TOAST_MS + 1000)
  })

  test('over plain http, where pages have no clipboard, copying works as well', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.assign(window, { clipboard: navigator.clipboard })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await visitUntilReady(page, '/vi/about-us')
    await bringToLife(page.getByRole('button', { name: 'Hiện lựa chọn cho số này' }))
    await number(page).hover()
    await page.getByRole('button', { name: 'Sao chép số', exact: true }).click()
    await expect(toast(page)).toHaveText('Đã sao chép vào bộ nhớ tạm!')
    const text = await page.evaluate(() => (window as unknown as { clipboard: Clipboard }).clipboard.readText())
    expect(text).toBe(PHONE)
  })

  test('where copying is refused the page says so and selects the number', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
      document.execCommand = () => false
    })
    await visitUntilReady(page, '/about-us')
    await bringToLife(details(page))
    await number(page).hover()
    await copy(page).click()
    await expect(toast(page)).toContainText('The number is selected')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(PHONE)
  })

  test('the interactive map comes on demand only, and goes again', async ({ page, context, problems }) => {
    const requests = await openStreetMap(context)
    await visitUntilReady(page, '/about-us')
    const open = page.getByRole('button', { name: 'Open the interactive map' })
    await bringToLife(open)
    await expect(page.locator('main')).toContainText('openstreetmap.org, which then sees your network address')
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(requests).toEqual([])
    expect(problems).toEqual([])

    await open.click()
    await expect(page.frameLocator('main iframe').getByRole('heading')).toHaveText('The streets around Ben Nghe')
    const frame = page.locator('main iframe')
    await expect(frame).toHaveAttribute('title', /map/i)
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(requests).toEqual([expect.stringMatching(/\/export\/embed\.html\?bbox=106\.696,10\.768,106\.712,10\.782/)])
    expect(problems).toEqual([`foreign request: ${requests[0]}`])

    const back = page.getByRole('button', { name: 'Back to the drawn map' })
    await expect(back).toBeFocused()
    await back.click()
    await expect(frame).toHaveCount(0)
    await expect(page.locator('main img[src$="map-ben-nghe.svg"]')).toBeVisible()
  })

  test('the policy lets no other site into a frame', async ({ page, context }) => {
    await openStreetMap(context)
    const policy = (await page.goto('/about-us'))?.headers()['content-security-policy']
    expect(/frame-src ([^;]*)/.exec(policy ?? '')?.[1]).toBe(MAP_ORIGIN)
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
          document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://map.example/' }))
        }),
    )
    expect(refused).toBe('frame-src')
  })

  test('when the network goes the drawn map is back, and stays until the next press', async ({
    page,
    context,
    network,
  }) => {
    const requests = await openStreetMap(context)
    await visitUntilReady(page, '/about-us')
    const open = page.getByRole('button', { name: 'Open the interactive map' })
    await bringToLife(open)
    await open.click()
    await expect(page.locator('main iframe')).toHaveCount(1)
    await goOffline(context, network)
    await expect(page.locator('main iframe')).toHaveCount(0)
    await expect(page.locator('main img[src$="map-ben-nghe.svg"]')).toBeVisible()
    await expect(open).toBeDisabled()
    await expect(page.locator('main')).toContainText('The interactive map needs a connection')
    await goOnline(context, network)
    await expect(open).toBeEnabled()
    await expect(page.locator('main iframe')).toHaveCount(0)
    expect(requests).toHaveLength(1)
  })

  test('offline the page has its pictures and says why the map stays drawn', async ({ page, context, network }) => {
    await visitUntilReady(page)
    await goOffline(context, network)
    await page.goto('/vi/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Về chúng tôi')
    const open = page.getByRole('button', { name: 'Mở bản đồ tương tác' })
    await bringToLife(open)
    await expect(open).toBeDisabled()
    await expect(page.locator('main')).toContainText('Bản đồ tương tác cần có mạng')
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('without a pointer both buttons simply stand there, on the contact page as well', async ({ page }) => {
    for (const path of ['/about-us', '/contact-us']) {
      await page.goto(path)
      await expect(copy(page)).toBeVisible()
      await expect(call(page)).toBeVisible()
      await expect(details(page)).toBeHidden()
    }
  })
})
