import { bringToLife, expect, expectReady, goOffline, test } from './support/test.ts'

/** What comes once a page is idle. */
const LATE = /\/assets\/(outbox-triggers|status-bar)-[\w-]+\.js/

test.use({ serviceWorkers: 'allow' })

test('a page that is left while its code is on the way says nothing of it', async ({ page, network, problems }) => {
  network.slowPaths.push(LATE)
  for (const path of ['/about-us', '/vi/careers', '/privacy-policy', '/services']) {
    const asked = page.waitForRequest(LATE)
    await page.goto(path)
    await asked
  }
  await page.evaluate(() => window.stop())
  await page.goto('/about-history')
  expect(problems).toEqual([])
})

for (const part of ['vendor', 'offline', 'status-bar']) {
  test(`${part}, which could not be had, is asked for again when the network is back`, async ({
    page,
    context,
    network,
    problems,
  }) => {
    const file = new RegExp(`/assets/${part}-[\\w-]+\\.js`)
    await page.route(file, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
    await page.goto('/about-us')
    await failed
    await page.waitForLoadState('networkidle')
    await page.unroute(file)
    // Without a cut, which would end the worker's installation, too.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await bringToLife(page.locator('h1'))
    await expectReady(page)
    await goOffline(context, network)
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
    expect(problems.filter((problem) => problem.startsWith('page error'))).toEqual([])
  })
}
