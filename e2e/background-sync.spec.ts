import { apply, bigPdf, expectAttached, queueBoth } from './support/application-form.ts'
import { expectOutcome } from './support/form.ts'
import { canIsolate, IsolatedBrowser, OUTER_ADDRESS } from './support/isolated-browser.ts'
import { onlyMailOf } from './support/mailbox.ts'
import { Network } from './support/network.ts'
import { newestEntry } from './support/outbox.ts'
import { Relay } from './support/relay.ts'
import { expect, test, visitUntilReady } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })
// Run the tests one after the other, because every isolated browser uses the same network addresses.
test.describe.configure({ mode: 'default' })
test.skip(!canIsolate(), 'A real Background Sync needs network namespaces: run as root on Linux with iproute2')

/**
 * An address outside the site. Once the test has left the site for this address, only the service worker can send the
 * submissions that wait on the device.
 */
const NOWHERE = 'about:blank'

test('with the page closed, the worker sends an enquiry and an application with 4.9 MB when the network is back, once each @core', async ({
  mailbox,
  launchOptions,
}, testInfo) => {
  test.slow()
  const profile = testInfo.outputPath('profile')
  // Let the relay (the site's server) listen on all network interfaces. `OUTER_ADDRESS` does not exist yet:
  // `IsolatedBrowser.launch` creates its virtual network interface.
  const relay = await Relay.start({ SMTP_URL: mailbox.url }, '0.0.0.0')
  const origin = `http://${OUTER_ADDRESS}:${relay.port}`
  const browser = await IsolatedBrowser.launch(profile, origin, launchOptions)
  try {
    const page = await browser.context.newPage()
    await browser.context.grantPermissions(['notifications', 'background-sync'], { origin })
    await visitUntilReady(page)
    browser.pullCable()
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    const file = bigPdf()
    const { enquiry, application } = await queueBoth(page, file)
    await page.goto(NOWHERE)

    browser.plugCable()
    expectAttached(await onlyMailOf(mailbox, relay, application), file)
    expect((await onlyMailOf(mailbox, relay, enquiry)).attachments).toHaveLength(0)
    expect(mailbox.mails).toHaveLength(2)
    await page.goto('/privacy-policy')
    const notificationUrls = () =>
      page.evaluate(async () => {
        const notifications = await (await navigator.serviceWorker.ready).getNotifications()
        return notifications.map(({ data }) => data.url)
      })
    await expect.poll(notificationUrls).toEqual(['/outbox'])
  } finally {
    await browser.dispose()
    await relay.dispose()
  }
})

test('with the page closed, over a line that breaks every two seconds, the worker sends an application with 4.9 MB in parts', async ({
  mailbox,
  relay,
  launchOptions,
}, testInfo) => {
  test.slow()
  const network = new Network(relay.origin)
  await network.open('0.0.0.0')
  const origin = `http://${OUTER_ADDRESS}:${network.port}`
  const browser = await IsolatedBrowser.launch(testInfo.outputPath('profile'), origin, launchOptions)
  try {
    const page = await browser.context.newPage()
    await browser.context.grantPermissions(['background-sync'], { origin })
    await visitUntilReady(page)
    browser.pullCable()
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
    const file = bigPdf()
    await apply(page, file)
    await expectOutcome(page, 'queued')
    const id = await newestEntry(page, 'queued', 'sending')
    await page.goto(NOWHERE)

    network.startFlakyLine()
    browser.plugCable()
    await expect.poll(() => mailbox.of(id).length, { timeout: 120_000 }).toBe(1)
    expect(network.uploadedBytes).toBeLessThan(Network.maxUploadBytes(file.buffer.length))
    expectAttached(await onlyMailOf(mailbox, relay, id), file)
  } finally {
    await browser.dispose()
    await network.close()
  }
})
