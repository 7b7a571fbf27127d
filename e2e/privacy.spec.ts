import type { Page } from '@playwright/test'
import { chooseResume, JOB_PATH, upload } from './support/application-form.ts'
import { test as testInstalled } from './support/installed.ts'
import { topOf } from './support/scrolling.ts'
import { hrefsOf, servedPage } from './support/served-page.ts'
import { activate, expect, goOffline, test } from './support/test.ts'

const PATH = '/privacy-policy'
const HEADER_HEIGHT_PX = 72

test('the table of contents leads to the sections, stays in sight on desktop, and is not printed', async ({
  page,
  problems,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(PATH)
  const contents = page.locator('main nav')
  const anchors = hrefsOf(servedPage(PATH), 'main nav a')
  // Jump both down and up. Leave out the last two: the last one is the closing band, at which the contents end, and the
  // one before it is too short to keep them whole.
  for (const anchor of [anchors[1], anchors.at(-3), anchors[0]]) {
    await contents.locator(`a[href="${anchor}"]`).click()
    const heading = page.locator(`${anchor} h2`)
    await expect(heading).toBeInViewport()
    await expect.poll(() => topOf(heading)).toBeGreaterThan(HEADER_HEIGHT_PX)
    await expect(contents).toBeInViewport({ ratio: 1 })
  }
  await page.emulateMedia({ media: 'print' })
  await expect(contents).toBeHidden()
  await expect(page.locator('main section[id] h2').last()).toBeVisible()
  expect(problems).toEqual([])
})

testInstalled(
  'the policy is right about the data on the device; it opens offline, too, and leads to the stored data @core',
  async ({ page, context, network }) => {
    await page.goto('/contact-us')
    await typeFirstName(page)
    await page.goto(`${JOB_PATH}#apply_job`)
    await typeFirstName(page)
    await chooseResume(page, upload('hoa.pdf', Buffer.from('%PDF-1.7\n')))
    await goOffline(context, network)
    await page.goto(PATH)
    await activate(page.locator('main nav a').first())
    // The site sets no cookies and uses only the storage that the policy names, such as how far a page was scrolled.
    expect(await context.cookies()).toEqual([])
    const stored = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
    }))
    const named = ['language', 'offline-ready-said', 'draft:contact', 'draft:application']
    const { databases } = stored
    const local = stored.local.filter((key) => !named.includes(key))
    const session = stored.session.filter((key) => !key.startsWith('place:'))
    expect({ local, session, databases }).toEqual({
      local: [],
      session: [],
      databases: 1,
    })
    await page.locator('#device a').click()
    await expect(page).toHaveURL('/outbox')
  },
)

async function typeFirstName(page: Page) {
  const firstName = page.locator('input[name=firstName]')
  await activate(firstName)
  await firstName.fill('Hoa')
}
