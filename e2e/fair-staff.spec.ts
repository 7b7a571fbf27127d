import type { Page } from '@playwright/test'
import { announcementsOf } from './support/announcements.ts'
import { APPLICANT, apply, smallPdf } from './support/application-form.ts'
import { axeFaults } from './support/axe.ts'
import { fairBar, PIN, startFairMode } from './support/fair-mode.ts'
import { expectOutcome } from './support/form.ts'
import { test } from './support/installed.ts'
import { onlyMailOf } from './support/mailbox.ts'
import { outboxEntries } from './support/outbox.ts'
import { activate, expect, expectLaidOut, goOffline, goOnline } from './support/test.ts'
import { text } from './support/texts.ts'

/** Tries to open the part for the staff: enters a PIN on the welcome page of fair mode. */
async function openStaff(page: Page, pin: string): Promise<void> {
  await page.goto('/fair')
  await page.getByRole('button', { name: text('en', 'fair:welcome.staff') }).click()
  await page.getByLabel(text('en', 'fair:staff.pin')).fill(pin)
  await page.getByRole('button', { name: text('en', 'fair:staff.open') }).click()
}

/** Expects the part for the staff to show how many submissions wait on the tablet. */
async function expectWaiting(page: Page, count: number): Promise<void> {
  await expect(page.locator('[data-fair-staff] dl')).toContainText(`${text('en', 'fair:staff.waiting')}${count}`)
}

/** In the part for the staff: sends what waits, and expects it to arrive. */
async function sendWaiting(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('en', 'fair:staff.send') }).click()
  await expectWaiting(page, 0)
}

/** In the part for the staff: saves what waits to a rescue file. Returns the path of the file. */
async function saveRescueFile(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: text('en', 'fair:staff.rescue') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^lat-.+\.lat-rescue$/)
  return download.path()
}

test('fair mode starts only with a PIN that was entered twice the same', async ({ page }) => {
  await page.goto('/fair')
  const start = page.getByRole('button', { name: text('en', 'fair:setup.start') })
  await activate(start)
  await expectLaidOut(page)
  expect(await axeFaults(page)).toEqual([])
  await expect(start).not.toHaveAttribute('aria-disabled', 'true')
  await start.click()
  await expect(page.getByText(text('en', 'fair:setup.error.tablet'))).toBeVisible()
  await page.getByLabel(text('en', 'fair:setup.tablet')).fill('7')
  await start.click()
  await expect(page.getByText(text('en', 'fair:setup.error.pinFormat'))).toBeVisible()
  await page.getByLabel(text('en', 'fair:setup.pin')).fill('12345')
  await page.getByLabel(text('en', 'fair:setup.pinAgain')).fill('12346')
  await start.click()
  await expect(page.getByText(text('en', 'fair:setup.error.pinDiffers'))).toBeVisible()
  expect(await page.evaluate(() => localStorage['fair-mode'])).toBeUndefined()
})

test('behind the PIN the staff see what waits, send it, and end the mode @core', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  await startFairMode(page)
  network.fault = 'unavailable'
  await apply(page, smallPdf())
  await expectOutcome(page, 'queued')
  await openStaff(page, '1234')
  await expect(page.getByText(text('en', 'fair:staff.wrongPin'))).toBeVisible()
  await openStaff(page, PIN)
  await expectWaiting(page, 1)
  expect(await axeFaults(page)).toEqual([])
  network.fault = 'none'
  await sendWaiting(page)
  await expect.poll(() => mailbox.mails.length).toBe(1)
  await relay.untilMailsSent()
  await page.getByRole('button', { name: text('en', 'fair:staff.leave') }).click()
  await expect(page.getByRole('button', { name: text('en', 'fair:setup.start') })).toBeVisible()
  await expect(fairBar(page)).toHaveCount(0)
})

test('each wrong PIN is announced; after "Back to the start" the focus is on the heading of the first page', async ({
  page,
}) => {
  await startFairMode(page)
  await openStaff(page, '1234')
  const wrongPin = text('en', 'fair:staff.wrongPin')
  await expect(page.getByText(wrongPin)).toBeVisible()
  const announced = await announcementsOf(page, async () => {
    await page.getByRole('button', { name: text('en', 'fair:staff.open') }).click()
    await expect.poll(() => page.evaluate(() => window.announced)).not.toEqual([])
  })
  expect(announced).toEqual([wrongPin])
  await page.getByRole('button', { name: text('en', 'fair:staff.close') }).click()
  await expect(page.locator('[data-fair-welcome] h1')).toBeFocused()
})

test('the part for the staff closes when the page is left, so that Back does not show it', async ({ page }) => {
  await startFairMode(page)
  await openStaff(page, PIN)
  await expect(page.locator('[data-fair-staff]')).toBeVisible()
  // Browsers fire `pagehide` with `persisted` before they put a page into the bfcache. The page must then close the
  // staff's part: otherwise Back would show it without the PIN.
  const panel = () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    return document.querySelector('[data-fair-staff]') !== null
  }
  expect(await page.evaluate(panel)).toBe(false)
  await expect(page.locator('[data-fair-welcome]')).toBeVisible()
})

test('what a dying tablet cannot send is saved to a file and imported; it counts once', async ({
  page,
  context,
  network,
  mailbox,
  relay,
}) => {
  await startFairMode(page, 'dying')
  await goOffline(context, network)
  await apply(page, smallPdf())
  await expectOutcome(page, 'queued')
  const [{ id = '' } = {}] = await outboxEntries(page)
  await openStaff(page, PIN)
  const file = await saveRescueFile(page)
  expect(await relay.operate('import', file)).toContain('Accepted')
  expect((await onlyMailOf(mailbox, relay, id)).text).toContain(APPLICANT.email)
  expect(await relay.operate('tablets')).toMatch(/^dying {2}arrived 1 {2}last 1 .* missing none$/m)
  expect(await relay.operate('import', file)).toContain('Already here')
  await goOnline(context, network)
  await sendWaiting(page)
  await onlyMailOf(mailbox, relay, id)
})
