import type { Locator, Page } from '@playwright/test'
import { pdfOf } from '#contract/testing/resumes.ts'

/**
 * The texts that are entered into the contact form and the application form. The keys are the names of the controls.
 */
const ENTRIES = {
  firstName: 'Ánh',
  lastName: 'Nguyễn',
  email: 'anh.nguyen@example.com',
  phone: '0912345678',
  company: 'Gốm Bát Tràng',
  message: 'Chúng tôi cần một cửa hàng trực tuyến.',
}
const RESUME = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(20_000)) }

/** A control that cannot be operated within this time is skipped: on this screen it is covered, hidden or gone. */
const CONTROL_TIMEOUT_MS = 1000
/** Pause after each step of scrolling, in which the page loads what comes into view. */
const STEP_MS = 200
/** Time limit until "Send" can be pressed, and again until the relay has accepted the submission. */
const SENT_MS = 45_000

/** Scrolls through the whole page in steps of half a screen. */
export async function readToTheEnd(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil((2 * document.body.scrollHeight) / innerHeight))
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, (page.viewportSize()?.height ?? 0) / 2)
    await page.waitForTimeout(STEP_MS)
  }
}

/**
 * Taps every visible button and summary outside forms, and chooses an option of every select. If the page has a form,
 * fills it in and sends it.
 */
export async function operateEverything(page: Page): Promise<void> {
  for (const control of await page.locator('header, main').locator('button, summary').all()) {
    if (await isInForm(control)) continue
    await tapIfPossible(control)
    // Close whatever the press has opened. It would otherwise cover the next controls.
    await page.keyboard.press('Escape')
  }
  for (const select of await page.locator('main select').all())
    await select.selectOption({ index: 1 }, { timeout: CONTROL_TIMEOUT_MS }).catch(() => {})
  if (await page.locator('main form [type="submit"]').count()) await sendForm(page)
}

/** Fills in the fields that the form has, sends it and waits until the page says that it was accepted. */
async function sendForm(page: Page): Promise<void> {
  const control = (name: string) => page.locator(`form [name="${name}"]`)
  for (const [name, text] of Object.entries(ENTRIES)) if (await control(name).count()) await control(name).fill(text)
  if (await control('country').count()) await control('country').selectOption('VN')
  if (await control('locations').count()) await control('locations').first().check()
  if (await control('resume').count()) await control('resume').setInputFiles(RESUME)
  await control('consent').check()
  const submit = page.locator('form [type="submit"]:not([aria-disabled="true"])')
  await submit.click({ timeout: SENT_MS })
  await page.locator('[data-outcome="accepted"]').waitFor({ timeout: SENT_MS })
}

/**
 * Whether a control belongs to a form. The buttons of a form are not pressed, because they would send or empty the form
 * too early.
 */
function isInForm(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element.closest('form') !== null)
}

/** Taps a control, and does nothing if it cannot be tapped within `CONTROL_TIMEOUT_MS`. */
async function tapIfPossible(control: Locator): Promise<void> {
  await control.tap({ timeout: CONTROL_TIMEOUT_MS }).catch(() => {})
}
