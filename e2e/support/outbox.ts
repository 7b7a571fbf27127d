import { expect, type Locator, type Page } from '@playwright/test'
import { text } from './texts.ts'

/**
 * Opens the outbox, the page that lists the submissions stored on this device, and waits until it shows at least one.
 * Returns their ids and states in the order of the page, newest first.
 */
export async function outboxEntries(page: Page): Promise<{ id: string; state: string }[]> {
  await page.goto('/outbox')
  await expect(page.locator('[data-submission]').first()).toBeVisible()
  return page.locator('[data-submission]').evaluateAll((entries) =>
    entries.map((entry) => ({
      id: entry.getAttribute('data-submission') ?? '',
      state: entry.getAttribute('data-state') ?? '',
    })),
  )
}

/** The entry of a submission in the outbox. */
export function entryOf(page: Page, id: string): Locator {
  return page.locator(`[data-submission="${id}"]`)
}

/** The id of the first submission in the outbox, which is the newest. It must be in one of the given states. */
export async function newestEntry(page: Page, ...states: string[]): Promise<string> {
  const [entry] = await outboxEntries(page)
  expect(states).toContain(entry?.state)
  return entry?.id as string
}

/** Waits until the outbox shows a submission in this state. */
export async function expectState(page: Page, id: string, state: string): Promise<void> {
  await expect(entryOf(page, id)).toHaveAttribute('data-state', state)
}

/**
 * Presses the button that sends a submission in the outbox, unless the page has already sent the submission by itself.
 * Waits for the outcome.
 */
export async function sendNow(page: Page, id: string, outcome: 'accepted' | 'rejected' = 'accepted'): Promise<void> {
  const button = entryOf(page, id).getByRole('button', { name: text('en', 'outbox:sendNow') })
  const title = page.locator(`[data-submission="${id}"][data-state="${outcome}"] h3`)
  // The page may already have sent the submission by itself: click either the button or the title of the entry with the
  // outcome. A click on the title does nothing.
  await button.or(title).click()
  await expectState(page, id, outcome)
}

/** Follows the link that opens a refused submission in its form again, so that the visitor can correct it. */
export async function correct(page: Page, id: string): Promise<void> {
  await entryOf(page, id)
    .getByRole('link', { name: text('en', 'outbox:correct') })
    .click()
}
