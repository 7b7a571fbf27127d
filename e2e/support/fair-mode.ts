import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#contract/addresses.ts'
import { expect } from './test.ts'
import { text } from './texts.ts'

/** The PIN that `startFairMode` sets when it starts fair mode. */
export const PIN = '4711'

/** The bar that fair mode adds to every page except its welcome page. */
export function fairBar(page: Page): Locator {
  return page.locator('[data-fair-bar]')
}

/**
 * A dialog of fair mode: the countdown to clearing the screen (`idle`), the question before typed text is cleared
 * (`clear`), or a QR code (`qr`).
 */
export function fairDialog(page: Page, kind: 'idle' | 'clear' | 'qr', locale: Locale = 'en'): Locator {
  return page.getByRole('dialog', { name: text(locale, `fair:${kind}.title`) })
}

/**
 * Starts fair mode on a device on which the site is installed. `name` is the tablet's name. Tests share a relay, which
 * counts submissions by tablet. A test that checks these numbers therefore needs a name that no other test uses.
 */
export async function startFairMode(page: Page, name = '7'): Promise<void> {
  await page.goto('/install')
  await page.getByRole('link', { name: text('en', 'install:fair.link') }).click()
  await expect(page.getByText(text('en', 'fair:setup.site.there'))).toBeVisible()
  await expect(page.getByText(text('en', 'fair:setup.key.there'))).toBeVisible()
  await page.getByLabel(text('en', 'fair:setup.tablet')).fill(name)
  await page.getByLabel(text('en', 'fair:setup.pin')).fill(PIN)
  await page.getByLabel(text('en', 'fair:setup.pinAgain')).fill(PIN)
  await page.getByRole('button', { name: text('en', 'fair:setup.start') }).click()
  await expect(page.locator('[data-fair-welcome]')).toBeVisible()
}

/**
 * Presses "Clear the screen" while a form contains typed text, and answers the question whether to clear it. After the
 * answer `clear` the page `/fair` opens; this function does not wait for it.
 */
export async function answerClearing(page: Page, answer: 'stay' | 'clear', locale: Locale = 'en'): Promise<void> {
  const clear = { name: text(locale, 'fair:bar.clear') }
  await fairBar(page).getByRole('button', clear).click()
  const answers = { stay: { name: text(locale, 'fair:clear.stay') }, clear }
  await fairDialog(page, 'clear', locale).getByRole('button', answers[answer]).click()
}

/** Presses "Clear the screen" while a form contains typed text, confirms, and waits until the page `/fair` is open. */
export async function clearTyped(page: Page, locale: Locale = 'en'): Promise<void> {
  await answerClearing(page, 'clear', locale)
  await page.waitForURL('/fair')
}
