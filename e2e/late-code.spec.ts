import type { Page } from '@playwright/test'
import { queueEnquiry } from './support/contact-form.ts'
import { control } from './support/form.ts'
import { test as testInstalled } from './support/installed.ts'
import { onlyMailOf } from './support/mailbox.ts'
import { activate, expect, expectLaidOut, goOffline, test } from './support/test.ts'
import { text } from './support/texts.ts'

/** Matches the path of the start script, which every page loads. */
const START_SCRIPT = /\/assets\/start-[\w-]+\.js/

test('a page left while its scripts load logs no error', async ({ page, network, problems }) => {
  network.slowPaths.push(START_SCRIPT)
  for (const path of ['/about-us', '/vi/careers', '/services']) {
    const requested = page.waitForRequest(START_SCRIPT)
    await page.goto(path)
    await requested
  }
  await page.evaluate(() => window.stop())
  await page.goto('/about-history')
  await activate(page.locator('main'))
  expect(problems).toEqual([])
})

test('a style sheet whose request is never answered is requested again after a minute', async ({ page, network }) => {
  const style = /\/assets\/contact-section-[\w-]+\.css/
  const requests = () => network.requestedPaths.filter((path) => style.test(path)).length
  network.silentPaths.push(style)
  await page.clock.install()
  await page.goto('/contact-us')
  await expect(async () => {
    await page.locator('form').evaluate((form) => form.dispatchEvent(new Event('pointerover', { bubbles: true })))
    expect(requests()).toBe(1)
  }).toPass()
  network.silentPaths.pop()
  await page.clock.fastForward(60_000)
  await activate(page.locator('form').getByRole('button').first())
  expect(requests()).toBe(2)
})

for (const [part, path] of [
  ['the start', START_SCRIPT],
  ['React', /\/assets\/react-/],
  ['its texts', /\/locales\/en\/form\.json/],
] as const)
  test(`a form whose file with ${part} was cut on its way, and kept in the cache like that, works after another try`, async ({
    page,
    network,
  }) => {
    network.halvedPaths.push(path)
    await page.goto('/contact-us')
    await control(page, 'firstName').fill('Ánh')
    await expect.poll(() => network.requestedPaths.filter((requested) => path.test(requested)).length).toBe(1)
    network.halvedPaths.pop()
    await expect(page.locator('form[data-draft="loaded"]')).toBeAttached()
    await expect(control(page, 'firstName')).toHaveValue('Ánh')
  })

test('a tap that ended just before the scripts started does not hold back the form', async ({ page }) => {
  // Chromium keeps `:active` for 150 ms after a tap.
  await page.addInitScript(() => {
    const { querySelector } = document
    let looks = 0
    document.querySelector = (selector: string) =>
      selector === ':active' && looks++ === 0 ? document.body : querySelector.call(document, selector)
  })
  await page.goto('/contact-us')
  await control(page, 'firstName').focus()
  await expect(page.locator('form[data-draft="loaded"]')).toBeAttached()
})

/**
 * Makes the page believe that the network is back. Only dispatches the event: cutting and restoring the network would
 * also end the installation of the service worker.
 */
function dispatchOnline(page: Page): Promise<boolean> {
  return page.evaluate(() => dispatchEvent(new Event('online')))
}

test.describe('on a first visit', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const [part, path] of [
    ['start', '/about-us'],
    ['react', '/contact-us'],
  ] as const) {
    test(`${part} that failed to load is requested again when the network is back`, async ({
      page,
      context,
      network,
      problems,
    }) => {
      // The script `part` may be requested on its own (in `/assets/`) or in an archive of files for offline use (in
      // `/groups/`).
      const file = new RegExp(`/(assets|groups)/${part}-`)
      let isLoaded = false
      context.on('requestfinished', (request) => {
        isLoaded ||= file.test(request.url())
      })
      await context.route(file, (route) => route.abort())
      const failed = context.waitForEvent('requestfailed', (request) => {
        return file.test(request.url()) && !request.serviceWorker()
      })
      await page.goto(path)
      // React is requested only after the visitor's first action, which `activate` simulates.
      if (part === 'react') await activate(page.locator('h1'))
      await failed
      await context.unroute(file)

      // Repeat the event until the page listens for it.
      await expect(async () => {
        await dispatchOnline(page)
        expect(isLoaded).toBe(true)
      }).toPass()
      await activate(page.locator('main h2').first())
      // The event `online` also makes the service worker request its failed files again. Repeat the event until the
      // device has all files.
      await expect(async () => {
        await dispatchOnline(page)
        await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 2000 })
      }).toPass()

      await goOffline(context, network)
      await expect(page.getByRole('status').getByText(text('en', 'common:pwa.offline'))).toBeVisible()
      expect(problems.filter((problem) => problem.startsWith('page error'))).toEqual([])
    })
  }
})

for (const isEarly of [false, true])
  testInstalled(
    `on a device with a worker, React that failed to load for a form is requested again${isEarly ? ', also if the visitor typed before any script had loaded' : ''}`,
    async ({ page, context }) => {
      // Let the first `fetch` of React's script fail. The page fetches each script before importing it, because
      // browsers never request a script again whose import has failed (whatwg/html#6768).
      await context.addInitScript(() => {
        const { fetch } = window
        const failed: string[] = []
        window.fetch = async (file, options) => {
          if (failed.length > 0 || !`${file}`.includes('/react-')) return fetch(file, options)
          failed.push(`${file}`)
          throw new TypeError('Failed to fetch')
        }
        Object.assign(window, { failed })
      })
      if (isEarly) await context.addInitScript(typeAtOnce)
      await page.goto('/contact-us')
      if (!isEarly) {
        await expectLaidOut(page)
        await control(page, 'firstName').fill('Ánh')
      }
      await expect(page.locator('form[data-draft="loaded"]')).toBeAttached()
      expect(await page.evaluate('failed')).toHaveLength(1)
      await expect(control(page, 'firstName')).toHaveValue('Ánh')
    },
  )

/**
 * Types into the field for the first name as soon as the parser has created it. No script of the site has loaded by
 * then. Runs in the page.
 */
function typeAtOnce(): void {
  new MutationObserver((_, observer) => {
    const field = document.querySelector<HTMLInputElement>('form [name="firstName"]')
    if (!field) return
    observer.disconnect()
    field.value = 'Ánh'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }).observe(document, { childList: true, subtree: true })
}

test('after a failed import the code that sends submissions starts all the same', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  const id = await queueEnquiry(page, network)
  let imports = 0
  await page.route(/\/assets\/outbox-triggers-/, async (route) => {
    if (route.request().resourceType() === 'script' && imports++ === 0) await route.abort()
    else await route.continue()
  })
  await page.goto('/services')
  await expect.poll(() => imports).toBeGreaterThan(1)
  network.fault = 'none'
  await onlyMailOf(mailbox, relay, id)
})
