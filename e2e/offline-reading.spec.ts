import type { Page } from '@playwright/test'
import { LISTED } from './support/pages.ts'
import { SECTIONS } from './support/served-case-study.ts'
import { expect, goOffline, test, visitUntilReady } from './support/test.ts'

test('every page in every language opens offline as a full page load after one visit', async ({
  page,
  context,
  network,
  problems,
}) => {
  test.slow()
  await visitUntilReady(page)
  expect(LISTED.length).toBeGreaterThan(60)
  expect(LISTED).toContain('/vi')
  await goOffline(context, network)
  for (const path of [...LISTED, '/outbox', '/vi/outbox']) {
    const reply = await page.goto(path)
    expect(reply?.status(), path).toBe(200)
    await expect(page.locator('html'), path).toHaveAttribute('lang', /^\/vi(\/|$)/.test(path) ? 'vi' : 'en')
    await expect(page.locator('h1'), path).toHaveCount(1)
    const broken = await page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map((image) => image.src),
      )
    expect(broken, path).toEqual([])
    if (/\/case-studies\/./.test(path)) await expectStory(page, path)
    await page.evaluate(() => localStorage.removeItem('language'))
  }
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

/** A story with its cover drawn and its three sections. */
async function expectStory(page: Page, path: string): Promise<void> {
  const cover = page.locator('main img').first()
  await expect(cover, path).toHaveAttribute('src', `/covers/${path.split('/').at(-1)}.svg`)
  await cover.evaluate((image: HTMLImageElement) => image.decode())
  for (const { anchor } of SECTIONS) await expect(page.locator(`#${anchor}`).locator('p').first(), path).toBeVisible()
}

test('Vietnamese stays Vietnamese offline: chosen once, kept on plain addresses and on unknown ones', async ({
  page,
  context,
  network,
}) => {
  await visitUntilReady(page, '/vi')
  await goOffline(context, network)
  await page.goto('/about-us')
  await expect(page).toHaveURL('/vi/about-us')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  const missing = await page.goto('/vi/khong-co-trang-nay')
  expect(missing?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await page.locator('header a[hreflang="en"]:visible').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/careers')
  await expect(page).toHaveURL('/careers')
})

test('the offline note never doubts a site that is on the device', async ({ page, context, network }) => {
  await visitUntilReady(page)
  await goOffline(context, network)
  await page.addInitScript(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role=status]')) said.add(status.textContent ?? '')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.goto('/about-us')
  await expect(page.getByRole('status').filter({ hasText: 'Every page still opens' })).toBeVisible()
  const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join('\n'))
  expect(said).not.toContain('Some pages')
})

test('unknown addresses offline: not-found page, not-found case study, fallback job', async ({
  page,
  context,
  network,
}) => {
  await visitUntilReady(page)
  await goOffline(context, network)
  const missing = await page.goto('/no-such-page')
  expect(missing?.status()).toBe(404)
  await expect(page.locator('h1')).toContainText('Oops! Page not found')
  const missingCase = await page.goto('/case-studies/no-such-case')
  expect(missingCase?.status()).toBe(404)
  await expect(page.locator('main')).toContainText('Not found')
  const job = await page.goto('/jobs/no-such-job')
  expect(job?.status()).toBe(200)
  await expect(page.locator('h1')).toContainText(/architect/i)
})

test('the install shows a labelled progress bar until everything is on the device', async ({ page, network }) => {
  network.slowPaths.push(/^\/packs\//)
  await page.goto('/')
  const bar = page.getByRole('progressbar')
  await expect(bar).toBeVisible()
  await expect(bar).toHaveAccessibleName(/.+/)
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 })
  await expect(bar).toBeHidden()
})

test('a new version is offered, can wait, and reloads the page when Update is pressed', async ({ page, network }) => {
  await visitUntilReady(page)
  await page.reload()
  let loads = 0
  page.on('load', () => loads++)
  network.overrides.set('/sw.js', (body) => `${body}\n// next version`)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const update = page.getByRole('status').getByRole('button', { name: 'Update' })
  await expect(update).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(loads).toBe(0)
  await page.getByRole('status').getByRole('button', { name: 'Later' }).click()
  await expect(update).toBeHidden()
  await page.reload()
  await update.click()
  await expect.poll(() => loads).toBe(2)
  await expect(update).toBeHidden()
})
