import type { Page } from '@playwright/test'
import { type Locale, localePrefix } from '#contract/addresses.ts'
import { pdfOf } from '#contract/testing/resumes.ts'
import {
  APPLICANT,
  application,
  apply,
  chooseResume,
  expectAttached,
  fillApplication,
  JOB_PATH,
  openApplication,
  smallPdf,
  upload,
} from './support/application-form.ts'
import { axeFaults } from './support/axe.ts'
import { countRecords } from './support/count-records.ts'
import { clearTyped, fairBar, fairDialog, startFairMode } from './support/fair-mode.ts'
import { closeReceiptDialog, control, expectEmptyForm, expectOutcome, submitForm } from './support/form.ts'
import { test } from './support/installed.ts'
import { onlyMailOf } from './support/mailbox.ts'
import type { Network } from './support/network.ts'
import { entryOf, newestEntry, outboxEntries } from './support/outbox.ts'
import { expect, goOffline, goOnline } from './support/test.ts'
import { text } from './support/texts.ts'

/** Window sizes (width, height) of phones and tablets, upright and on their side, and of wide, low screens. */
const SIZES = [
  [320, 568],
  [390, 664],
  [390, 844],
  [480, 800],
  [768, 600],
  [768, 1024],
  [844, 390],
  [1024, 640],
  [1280, 736],
  [768, 736],
  [1440, 900],
  [2560, 1300],
] as const

/** On the welcome page: an attendee opens the list of jobs in a language. */
async function openJobs(page: Page, locale: Locale): Promise<void> {
  const careers = `${localePrefix(locale)}/careers`
  await page.locator(`[data-fair-welcome] a[href="${careers}"]`).click()
  await page.waitForURL(careers)
}

/** Below the receipt: the attendee presses "I'm done here", which clears the screen. */
async function pressDone(page: Page, locale: Locale): Promise<void> {
  await page
    .locator('[data-outcome]')
    .getByRole('link', { name: text(locale, 'form:done') })
    .click()
  await page.waitForURL('/fair')
  await expect(page.locator('[data-fair-welcome]')).toBeVisible()
}

/** The relay refuses the application because of its file, and the form says so. */
async function applyAndBeRefused(page: Page, network: Network): Promise<void> {
  network.fault = 'wrong-file'
  await apply(page, smallPdf())
  await expect(page.getByRole('alert')).toContainText(text('en', 'form:failed.application'))
}

/** Lets the first request for the texts of fair mode fail. Returns how many requests have failed. */
async function cutFirstRequestForTexts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { fetch } = window
    let failures = 0
    window.fetch = (input, init) => {
      if (!/fair[^/]*\.json$/.test(`${input}`) || failures > 0) return fetch(input, init)
      failures++
      return Promise.reject(new TypeError('The request was cut off'))
    }
    Object.assign(window, { failures: () => failures })
  })
  return () => page.evaluate(() => (window as unknown as { failures(): number }).failures())
}

// The language makes little difference here, so `npm test` runs the journey in one of them.
for (const [locale, tag] of [
  ['en', ''],
  ['vi', ' @core'],
] as const)
  test(`an attendee applies without a network, and everything is gone for the next one (${locale})${tag}`, async ({
    page,
    context,
    network,
    mailbox,
    relay,
  }) => {
    await startFairMode(page)
    await goOffline(context, network)
    const jobPath = localePrefix(locale) + JOB_PATH
    await openJobs(page, locale)
    await apply(page, smallPdf(), jobPath)
    await expectOutcome(page, 'queued')
    await closeReceiptDialog(page)
    // In fair mode the page offers no notification, because the next visitor would read it.
    const notify = ['form:notify.ask', 'form:notify.denied'] as const
    for (const words of notify) await expect(page.getByText(text(locale, words))).toHaveCount(0)
    await pressDone(page, locale)
    // Back leads to the list of jobs, because clearing the screen has replaced the history entry of the form.
    await page.goBack()
    await page.locator(`main a[href="${jobPath}#apply_job"]`).click()
    await expectEmptyForm(application(page).locator('form'))
    await expect(page.locator('[data-outcome]')).toHaveCount(0)
    const [{ id = '' } = {}] = await outboxEntries(page)
    await expect(page.locator('main')).not.toContainText(APPLICANT.lastName)
    await expect(page.getByRole('button', { name: text('en', 'outbox:delete') })).toHaveCount(0)
    await goOnline(context, network)
    expect((await onlyMailOf(mailbox, relay, id)).text).toContain(APPLICANT.email)
  })

test('an attendee who leaves while the application is being stored does not find it in the form again', async ({
  page,
  context,
  network,
}) => {
  await startFairMode(page)
  await goOffline(context, network)
  await openJobs(page, 'en')
  await openApplication(page)
  await fillApplication(page, smallPdf())
  await page.evaluate(leaveOnceStored, localePrefix('vi') + JOB_PATH)
  await submitForm(page)
  await page.waitForURL(localePrefix('vi') + JOB_PATH)
  await expectEmptyForm(application(page).locator('form'))
  expect(await page.evaluate(countRecords, 'sealed')).toBe(1)
})

test('on the first page no words lie over a tile, at any size', async ({ page }) => {
  await startFairMode(page)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(wordsOverTiles), `${width} × ${height}`).toEqual([])
  }
})

test('only the welcome page offers an update, because the worker that it replaces has the drafts', async ({ page }) => {
  const isOffered = () =>
    page.locator('[data-note="updateReady"]').evaluate((note) => {
      note.setAttribute('data-shown', '')
      return getComputedStyle(note).display !== 'none'
    })
  await startFairMode(page)
  expect(await isOffered()).toBe(true)
  await page.goto('/contact-us')
  await expect(page.locator('[data-fair-bar]')).toBeVisible()
  expect(await isOffered()).toBe(false)
})

test('a refused application is corrected while its author is there; for the next one only its reason is left', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  await startFairMode(page, 'correcting')
  await applyAndBeRefused(page, network)
  await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
  network.fault = 'none'
  const better = upload('better.pdf', pdfOf(30_000))
  await chooseResume(page, better)
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  const [accepted, ...others] = await outboxEntries(page)
  expect(others).toEqual([])
  expectAttached(await onlyMailOf(mailbox, relay, accepted?.id as string), better)
  expect(await relay.operate('tablets')).toMatch(/^correcting {2}arrived 1 {2}last 1 .* missing none$/m)

  await applyAndBeRefused(page, network)
  await clearTyped(page)
  const entry = entryOf(page, await newestEntry(page, 'rejected'))
  await expect(entry).toContainText(text('en', 'form:error.resume_mismatch'))
  await expect(entry).not.toContainText(smallPdf().name)
  await entry.getByRole('link', { name: text('en', 'outbox:writeAgain') }).click()
  await page.waitForURL('/careers')
})

test('a code of the status page does not stay in the history of the tablet', async ({ page }) => {
  await startFairMode(page)
  await apply(page, smallPdf())
  await expectOutcome(page, 'accepted')
  const code = (await page.locator('[data-take-along] strong').textContent()) ?? ''
  await expect(page.locator('[data-take-along] a')).toHaveCount(0)
  await page.goto(`/status#${code}`)
  await expect(page.locator('main')).toContainText(code.slice(0, 'LAT-0000-0000'.length))
  await expect(page).toHaveURL('/status')
})

test('a tab that was open before follows when fair mode starts', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/about-us')
  await startFairMode(page)
  await expect(fairBar(other)).toBeVisible()
})

test('the bar comes although its texts could not be fetched at first', async ({ page }) => {
  await startFairMode(page)
  const failures = await cutFirstRequestForTexts(page)
  await page.goto('/privacy-policy')
  await expect(fairBar(page)).toBeVisible()
  expect(await failures()).toBe(1)
})

test('links that lead off the site are QR codes; links to new tabs open in the same one', async ({ page, context }) => {
  await startFairMode(page)
  expect(await axeFaults(page)).toEqual([])
  await page.locator('footer a[href*="linkedin.com"]').click()
  await expect(fairDialog(page, 'qr')).toContainText('linkedin.com')
  await expect(fairBar(page)).toHaveCount(0)
  await page.goto('/contact-us')
  await expect(fairBar(page)).toBeVisible()
  await page.locator('main a[href="mailto:hello@lat.example"]').click()
  const code = fairDialog(page, 'qr').locator('canvas')
  await expect(code).toBeVisible()
  await expect(fairDialog(page, 'qr')).toContainText('hello@lat.example')
  expect(await code.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(20)
  await page.keyboard.press('Escape')
  await page.locator('footer a[target="_blank"][href="/careers"]').click()
  await page.waitForURL('/careers')
  expect(context.pages()).toHaveLength(1)
})

/**
 * Each link on the welcome page has a tile as decoration. Returns every text that overlaps the tile in its own link.
 * Runs in the page.
 */
function wordsOverTiles(): string[] {
  const over = []
  for (const link of document.querySelectorAll('[data-fair-welcome] li a')) {
    const [tile, ...others] = link.children
    const area = tile?.getBoundingClientRect() ?? new DOMRect()
    for (const words of others) {
      const range = document.createRange()
      range.selectNodeContents(words)
      const isOver = [...range.getClientRects()].some((line) => line.right > area.left && line.top < area.bottom)
      if (isOver) over.push(words.textContent ?? '')
    }
  }
  return over
}

/**
 * Makes the page leave for a path as soon as the browser is to commit the submission, and tell the worker nothing more.
 * Runs in the page.
 */
function leaveOnceStored(path: string): void {
  const { commit } = IDBTransaction.prototype
  IDBTransaction.prototype.commit = function () {
    commit.call(this)
    if (this.mode !== 'readwrite' || !this.objectStoreNames.contains('sealed')) return
    ServiceWorker.prototype.postMessage = () => {}
    location.assign(path)
  }
}
