import type { Locator, Page } from '@playwright/test'
import { pdfOf } from '#contract/testing/resumes.ts'

/** For the controls of both forms, by their names. */
const ENTRIES = {
  firstName: 'Ánh',
  lastName: 'Nguyễn',
  email: 'anh.nguyen@example.com',
  phone: '0912345678',
  company: 'Gốm Bát Tràng',
  message: 'Chúng tôi cần một cửa hàng trực tuyến.',
}
const RESUME = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf(20_000)) }

/** How long one control is tried; whatever is covered, hidden or gone by then is not for this screen. */
const PATIENCE_MS = 1000
const STEP_MS = 200
const SENT_MS = 45_000

/** Down the whole page in half screens, as a reader does. */
export async function readToTheEnd(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil((2 * document.body.scrollHeight) / innerHeight))
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, (page.viewportSize()?.height ?? 0) / 2)
    await page.waitForTimeout(STEP_MS)
  }
}

/** Presses every button, tab and summary that can be seen, chooses from every select, and fills in and sends the form, where there is one. */
export async function operateEverything(page: Page): Promise<void> {
  for (const control of await page.locator('header, main').locator('button, summary').all()) {
    if (await isForSending(control)) continue
    await tap(control)
    // Closes what has opened, or it lay over the others.
    await page.keyboard.press('Escape')
  }
  for (const select of await page.locator('main select').all())
    await select.selectOption({ index: 1 }, { timeout: PATIENCE_MS }).catch(() => {})
  if (await page.locator('main form [type="submit"]').count()) await sendForm(page)
}

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

/** What sends the form, or would empty it, is for later. */
function isForSending(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element.closest('form') !== null)
}

async function tap(control: Locator): Promise<void> {
  await control.tap({ timeout: PATIENCE_MS }).catch(() => {})
}
