import { fillContactForm, outboxEntries, submitContactForm } from './support/contact-form.ts'
import { canIsolate, IsolatedBrowser, OUTER_ADDRESS } from './support/isolated-browser.ts'
import { Relay } from './support/relay.ts'
import { expect, test, visitUntilReady } from './support/test.ts'

test.describe.configure({ mode: 'serial' })
test.skip(!canIsolate(), 'A real Background Sync needs network namespaces: run as root on Linux with iproute2')

/** An address with nothing behind it: a page there has left the site, so that only the worker can send. */
const NOWHERE = 'about:blank'

test('page closed, network back: the worker sends by itself, once', async ({ mailbox, launchOptions }, testInfo) => {
  const profile = testInfo.outputPath('profile')
  // The veth pair and with it the outer address exist only once the browser has been launched: listen everywhere.
  const relay = await Relay.start({ SMTP_URL: mailbox.url }, '0.0.0.0')
  const origin = `http://${OUTER_ADDRESS}:${relay.port}`
  const browser = await IsolatedBrowser.launch(profile, origin, launchOptions)
  try {
    const page = await browser.context.newPage()
    await visitUntilReady(page)
    browser.pullCable()
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    await page.goto('/contact-us')
    await fillContactForm(page)
    await submitContactForm(page)
    await expect(page.locator('main')).toContainText(/saved/i)
    const [entry] = await outboxEntries(page)
    await page.goto(NOWHERE)

    browser.plugCable()
    await expect.poll(() => mailbox.of(entry?.id as string).length, { timeout: 60_000 }).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(mailbox.of(entry?.id as string)).toHaveLength(1)
  } finally {
    await browser.dispose()
    await relay.dispose()
  }
})
