import type { FileChooser, Page } from '@playwright/test'
import {
  APPLICANT,
  application,
  chooseResume,
  JOB_PATH,
  openApplication,
  resumeInput,
  smallPdf,
} from './support/application-form.ts'
import { fillContactForm } from './support/contact-form.ts'
import { answerClearing, clearTyped, fairBar, fairDialog, startFairMode } from './support/fair-mode.ts'
import { control, expectEmptyForm } from './support/form.ts'
import { test } from './support/installed.ts'
import { expect } from './support/test.ts'

/** Starts fair mode, fills in the contact form, and touches nothing until the countdown to clearing is shown. */
async function fillUntilCountdown(page: Page): Promise<void> {
  await startFairMode(page)
  await page.clock.install()
  await page.goto('/contact-us')
  await fillContactForm(page)
  await page.clock.fastForward(50_000)
  await expect(fairDialog(page, 'idle')).toBeVisible()
}

/** Somebody moves the mouse, which counts as a touch: the countdown to clearing disappears. */
async function stopCountdown(countingPage: Page, touchedPage = countingPage): Promise<void> {
  await touchedPage.mouse.move(200, 200)
  await expect(fairDialog(countingPage, 'idle')).toBeHidden()
}

/** Expects that no countdown is shown and that the enquiry is still there. */
async function expectStillThere(page: Page): Promise<void> {
  await expect(fairDialog(page, 'idle')).toBeHidden()
  await expect(control(page, 'message')).not.toHaveValue('')
}

/** Presses the file field, and moves the mouse a little before the release, as a finger moves during a tap. */
async function openFileChooser(page: Page): Promise<FileChooser> {
  const choosing = page.waitForEvent('filechooser')
  await resumeInput(page).hover({ position: { x: 60, y: 60 } })
  await page.mouse.down()
  const { x, y } = (await resumeInput(page).boundingBox()) as { x: number; y: number }
  await page.mouse.move(x + 62, y + 61)
  await page.mouse.up()
  return choosing
}

/** Notes the types of the messages that the page sends to the service worker. Returns a function that reads them. */
async function noteMessagesToWorker(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const messages: string[] = []
    const { postMessage } = ServiceWorker.prototype
    ServiceWorker.prototype.postMessage = function (...given: unknown[]) {
      messages.push((given[0] as { type: string }).type)
      Reflect.apply(postMessage, this, given)
    }
    Object.assign(window, { messages })
  })
  return () => page.evaluate(() => (window as unknown as { messages: string[] }).messages)
}

test('without a touch the screen counts down and is cleared; a touch in any tab stops it', async ({
  page,
  context,
}) => {
  await fillUntilCountdown(page)
  await stopCountdown(page)
  const other = await context.newPage()
  await other.goto('/privacy-policy')
  await expect(fairBar(other)).toBeVisible()
  // `page.clock` sets the time in all tabs, because Playwright has one clock for the whole context.
  await page.clock.fastForward(50_000)
  await expect(fairDialog(page, 'idle')).toBeVisible()
  await stopCountdown(page, other)
  await other.close()
  await page.clock.fastForward(30_000)
  await expectStillThere(page)
  await page.clock.fastForward(31_000)
  await page.waitForURL('/fair')
  await page.goto('/contact-us')
  await expectEmptyForm(page.locator('main form'))
  expect(context.pages()).toHaveLength(1)
})

test('Back answers the countdown as a touch does', async ({ page }) => {
  await fillUntilCountdown(page)
  // Simulate Back on Android, which closes the dialog without any event of a pointer or a key.
  await page.locator('dialog:modal').evaluate((dialog: HTMLDialogElement) => dialog.close())
  await page.clock.fastForward(30_000)
  await expectStillThere(page)
})

test('while somebody looks for a file, and after the clock was set back, nothing is cleared too early', async ({
  page,
}) => {
  await startFairMode(page)
  await page.clock.install()
  await openApplication(page)
  await control(page, 'email').fill(APPLICANT.email)
  await expect(fairBar(page)).toBeVisible()
  const chooser = await openFileChooser(page)
  await page.clock.fastForward(150_000)
  await expect(fairDialog(page, 'idle')).toBeHidden()
  await chooser.setFiles(smallPdf())
  await expect(application(page)).toContainText(smallPdf().name)
  await page.clock.setSystemTime(Date.now() - 86_400_000)
  await page.clock.runFor(1000)
  await page.clock.fastForward(35_000)
  await expect(fairDialog(page, 'idle')).toBeHidden()
  await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
  await page.clock.fastForward(10_000)
  await expect(fairDialog(page, 'idle')).toBeVisible()
})

test('nothing is cleared when a network has corrected a clock that was hours behind', async ({ page }) => {
  await startFairMode(page)
  await page.clock.install()
  await page.goto('/contact-us')
  await fillContactForm(page)
  await page.clock.runFor(1000)
  await page.clock.setSystemTime(Date.now() + 3 * 3_600_000)
  await page.clock.runFor(2000)
  await expectStillThere(page)
  await page.clock.fastForward(45_000)
  await expect(fairDialog(page, 'idle')).toBeVisible()
})

test('what is typed and chosen survives a switch of the language, and clearing it asks first', async ({ page }) => {
  await startFairMode(page)
  await openApplication(page)
  await expect(page.locator('[data-point="shared"]')).toBeVisible()
  await expect(page.locator('[data-point="pause"]')).toBeHidden()
  await control(page, 'email').fill(APPLICANT.email)
  await chooseResume(page, smallPdf())
  for (const [name, value] of Object.entries({ autocomplete: 'off', autocorrect: 'off', spellcheck: 'false' }))
    await expect(control(page, 'email')).toHaveAttribute(name, value)
  await fairBar(page).getByRole('link', { name: 'Tiếng Việt' }).click()
  await page.waitForURL(`/vi${JOB_PATH}#apply_job`)
  await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
  await expect(application(page)).toContainText(smallPdf().name)
  await answerClearing(page, 'stay', 'vi')
  await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
  await clearTyped(page, 'vi')
  await openApplication(page)
  await expectEmptyForm(application(page).locator('form'))
  await expect(application(page)).not.toContainText(smallPdf().name)
})

test('a text and a file survive although the browser stops the worker, as it does while the tablet sleeps', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await startFairMode(page)
  await openApplication(page)
  await control(page, 'email').fill(APPLICANT.email)
  await chooseResume(page, smallPdf())
  await expect(application(page)).toContainText(smallPdf().name)
  for (const leave of [
    () => fairBar(page).getByRole('link', { name: 'Tiếng Việt' }).click(),
    () => page.reload(),
    () => page.goto(JOB_PATH),
  ]) {
    await session.send('ServiceWorker.stopAllWorkers')
    await leave()
    await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
    await expect(application(page)).toContainText(smallPdf().name)
  }
})

test('what was typed on another page is asked about as well, and nothing is asked once it is cleared', async ({
  page,
}) => {
  await startFairMode(page)
  await openApplication(page)
  await chooseResume(page, smallPdf())
  await expect(application(page)).toContainText(smallPdf().name)
  await control(page, 'email').fill(APPLICANT.email)
  await page.goto('/privacy-policy')
  await answerClearing(page, 'stay')
  await page.goto(JOB_PATH)
  await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
  await page.goto('/privacy-policy')
  await clearTyped(page)
  await page.goto('/privacy-policy')
  await fairBar(page).getByRole('button').click()
  await page.waitForURL('/fair')
})

test('the screen is hidden at once and cleared soon, although the browser hangs', async ({ page }) => {
  await startFairMode(page)
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.getNotifications = () => new Promise(() => {})
  })
  await page.clock.install()
  await page.goto('/contact-us')
  await fillContactForm(page)
  await answerClearing(page, 'clear')
  await expect(page.locator('body')).toBeHidden()
  await page.clock.fastForward(5000)
  await page.waitForURL('/fair')
  await expect(page.locator('[data-fair-welcome]')).toBeVisible()
})

test('every page of fair mode prolongs the life of the drafts, also one without a form', async ({ page }) => {
  await startFairMode(page)
  const messages = await noteMessagesToWorker(page)
  await page.clock.install()
  await page.goto('/privacy-policy')
  await expect(fairBar(page)).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect.poll(messages).toContain('drafts-renew')
})

test('who comes back to the first page finds the form again by Forward; a press there begins a new visit', async ({
  page,
}) => {
  await startFairMode(page)
  const openJob = async () => {
    await page.locator('[data-fair-welcome] a[href="/careers"]').click()
    await page.locator(`main a[href="${JOB_PATH}#apply_job"]`).click()
    await page.waitForURL(`${JOB_PATH}#apply_job`)
  }
  const goBackToWelcome = async () => {
    await page.goBack()
    await page.goBack()
    await expect(page.locator('[data-fair-welcome]')).toBeVisible()
  }
  await openJob()
  await control(page, 'email').fill(APPLICANT.email)
  await chooseResume(page, smallPdf())
  await goBackToWelcome()
  await page.goForward()
  await page.goForward()
  await expect(control(page, 'email')).toHaveValue(APPLICANT.email)
  await expect(application(page)).toContainText(smallPdf().name)
  await goBackToWelcome()
  await openJob()
  await expectEmptyForm(application(page).locator('form'))
  await expect(application(page)).not.toContainText(smallPdf().name)
})

test('a minute without a touch of the first page removes what was typed before', async ({ page }) => {
  await startFairMode(page)
  await page.clock.install()
  await page.goto('/contact-us')
  await fillContactForm(page)
  await page.goto('/fair')
  await expect(page.locator('[data-fair-welcome]')).toBeVisible()
  await page.clock.fastForward(61_000)
  await page.goto('/contact-us')
  await expectEmptyForm(page.locator('main form'))
})

test('on a full device the screen is cleared as well, but not while somebody touches it', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key === 'idle-at') throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  await fillUntilCountdown(page)
  await stopCountdown(page)
  await page.clock.fastForward(30_000)
  await expect(control(page, 'message')).not.toHaveValue('')
  await page.clock.fastForward(31_000)
  await page.waitForURL('/fair')
})
