import { devices } from '@playwright/test'
import { readCaseStudies } from './support/case-studies.ts'
import { test as testInstalled } from './support/installed.ts'
import { activate, expect, expectLaidOut, expectReady, test } from './support/test.ts'
import { text } from './support/texts.ts'

const storyPath = async () => `/case-studies/${(await readCaseStudies())[0]?.slug}`

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent, viewport: { width: 390, height: 844 } })

  test('menu and footer lead to the steps for installing; the end of a case study offers to install, once', async ({
    page,
  }) => {
    await page.goto(await storyPath())
    const card = page.locator('[data-install-card]')
    await expectLaidOut(page)
    await card.scrollIntoViewIfNeeded()
    await expect(card).toBeInViewport()
    // The button disappears with the card: reading and the Tab key must go on from there, not from the top of the page.
    await card.getByRole('button', { name: text('en', 'common:install.later') }).click()
    await expect(card).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
    await page.reload()
    await expectLaidOut(page)
    await expect(card).toBeHidden()

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('en', 'common:footer.install') })
      .click()
    await expect(page).toHaveURL('/install')
    await expect(page.getByRole('heading', { name: text('en', 'install:ios.title') })).toBeVisible()
    await page.getByRole('button', { name: text('en', 'common:nav.menu') }).click()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: text('en', 'common:footer.install') }),
    ).toBeVisible()
  })
})

test('the link opens the install prompt of the browser if it has one; an installed site offers nothing @core', async ({
  page,
}) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: text('en', 'common:footer.install') })
  await page.goto('/careers')
  await activate(page.locator('main'))
  await expect(link).toBeHidden()
  const offerInstalling = () =>
    page.evaluate(() => {
      const prompt = () => Object.assign(window, { asked: true })
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
  await offerInstalling()
  await link.click()
  expect(await page.evaluate(() => 'asked' in window)).toBe(true)
  await expect(page).toHaveURL('/careers')
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(link).toBeHidden()

  await page.addInitScript(() => Object.assign(navigator, { standalone: true }))
  await page.reload()
  await activate(page.locator('main'))
  await offerInstalling()
  await expect(link).toBeHidden()
})

testInstalled('the browser offers to install the app', async ({ page, context }) => {
  await page.goto('/outbox')
  await expectReady(page)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  for (const path of ['/outbox', '/vi/outbox']) {
    await page.goto(path)
    await activate(page.locator('main'))
    const { url, errors } = await session.send('Page.getAppManifest')
    expect([new URL(url).pathname, errors]).toEqual([path.replace('outbox', 'manifest.webmanifest'), []])
  }
})
