import type { BrowserContext, Page } from '@playwright/test'
import { brokenImages } from './support/broken-images.ts'
import { test as testInstalled } from './support/installed.ts'
import { activate, expect, goOffline, goOnline, test } from './support/test.ts'
import { containing, text } from './support/texts.ts'
import { STILL_DESKTOP } from './support/windows.ts'

const MAP_ORIGIN = 'https://www.openstreetmap.org'

const openButton = (page: Page) => page.getByRole('button', { name: text('en', 'contact:map.open') })
const drawnMap = (page: Page) => page.getByRole('img', { name: text('en', 'contact:map.alt') })
const frame = (page: Page) => page.locator('main iframe')

/**
 * Answers requests to OpenStreetMap with a small page of the test's own. Returns the list of requested addresses, which
 * grows with each request.
 */
async function openStreetMap(context: BrowserContext): Promise<string[]> {
  const requests: string[] = []
  await context.route(`${MAP_ORIGIN}/**`, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<h1>The streets around the office</h1>' })
  })
  return requests
}

test.describe('desktop', () => {
  test.use(STILL_DESKTOP)

  test('the interactive map loads on request only, and is removed by a press or when the network is lost @core', async ({
    page,
    context,
    network,
    problems,
  }) => {
    const requests = await openStreetMap(context)
    await page.goto('/about-us')
    await activate(openButton(page))
    await expect(openButton(page)).toHaveAccessibleDescription(containing(text('en', 'contact:map.note')))
    await expect(frame(page)).toHaveCount(0)
    expect(requests).toEqual([])
    expect(problems).toEqual([])

    await test.step('one press loads the map, the next removes it', async () => {
      await openButton(page).click()
      await expect(page.frameLocator('main iframe').getByRole('heading')).toBeVisible()
      await expect(frame(page)).toHaveAttribute('title', text('en', 'contact:map.frameTitle'))
      await expect(frame(page)).toHaveAttribute('referrerpolicy', 'no-referrer')
      await expect(drawnMap(page)).toHaveCount(0)
      expect(requests).toEqual([expect.stringMatching(/\/export\/embed\.html\?bbox=/)])
      expect(problems).toEqual([`foreign request: ${requests[0]}`])
      const closeButton = page.getByRole('button', { name: text('en', 'contact:map.close') })
      await expect(closeButton).toBeFocused()
      await closeButton.click()
      await expect(frame(page)).toHaveCount(0)
      await expect(drawnMap(page)).toBeVisible()
    })

    await test.step('the loss of the network removes the map', async () => {
      await openButton(page).click()
      await expect(frame(page)).toHaveCount(1)
      await goOffline(context, network)
      await expect(frame(page)).toHaveCount(0)
      await expect(drawnMap(page)).toBeVisible()
      await expect(openButton(page)).toBeDisabled()
      await expect(openButton(page)).toHaveAccessibleDescription(containing(text('en', 'contact:map.offline')))
    })

    await test.step('the return of the network does not load the map again', async () => {
      const requestsBefore = requests.length
      await goOnline(context, network)
      await expect(openButton(page)).toBeEnabled()
      await expect(frame(page)).toHaveCount(0)
      expect(requests).toHaveLength(requestsBefore)
    })
  })

  test('the Content Security Policy allows no other site in a frame', async ({ page }) => {
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

  testInstalled(
    'offline the page has its pictures, and says why the interactive map is missing',
    async ({ page, context, network }) => {
      await goOffline(context, network)
      await page.goto('/vi/about-us')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('vi', 'about:title'))
      const open = page.getByRole('button', { name: text('vi', 'contact:map.open') })
      await activate(open)
      await expect(open).toBeDisabled()
      await expect(open).toHaveAccessibleDescription(containing(text('vi', 'contact:map.offline')))
      expect(await brokenImages(page)).toEqual([])
    },
  )
})
