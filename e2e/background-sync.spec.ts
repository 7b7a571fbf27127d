import type { Page } from '@playwright/test'
import { pdfOf } from '#contract/testing/resumes.ts'
import { bytesOf, fillApplication, JOB_PATH, submitApplication, upload } from './support/application-form.ts'
import { fillContactForm, outboxEntries, submitContactForm } from './support/contact-form.ts'
import { canIsolate, IsolatedBrowser, OUTER_ADDRESS } from './support/isolated-browser.ts'
import { Relay } from './support/relay.ts'
import { expect, test, visitUntilReady } from './support/test.ts'

test.describe.configure({ mode: 'serial' })
test.skip(!canIsolate(), 'A real Background Sync needs network namespaces: run as root on Linux with iproute2')

/** An address with nothing behind it: a page there has left the site, so that only the worker can send. */
const NOWHERE = 'about:blank'

const RESUME = upload('Hồ sơ.pdf', pdfOf(Math.floor(4.9 * 1024 * 1024)))

async function enquire(page: Page): Promise<void> {
  await page.goto('/contact-us')
  await fillContactForm(page)
  await submitContactForm(page)
}

async function apply(page: Page): Promise<void> {
  await page.goto(JOB_PATH)
  await fillApplication(page, RESUME)
  await submitApplication(page)
}

for (const [what, send, files] of [
  ['an enquiry', enquire, []],
  ['an application with 4.9 MB', apply, [RESUME]],
] as const) {
  test(`page closed, network back: the worker sends ${what} by itself, once`, async ({
    mailbox,
    launchOptions,
  }, testInfo) => {
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
      await send(page)
      await expect(page.getByRole('dialog')).toContainText(/saved/i)
      const id = (await outboxEntries(page))[0]?.id as string
      await page.goto(NOWHERE)

      browser.plugCable()
      await expect.poll(() => mailbox.of(id).length, { timeout: 60_000 }).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 3000))
      expect(mailbox.of(id)).toHaveLength(1)
      const attached = mailbox.of(id)[0]?.attachments ?? []
      expect(attached.map(({ filename }) => filename)).toEqual(files.map(({ name }) => name))
      for (const [place, file] of files.entries())
        expect(bytesOf(attached[place]?.content).equals(file.buffer)).toBe(true)
    } finally {
      await browser.dispose()
      await relay.dispose()
    }
  })
}
