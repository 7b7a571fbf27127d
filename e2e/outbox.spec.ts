import { receiptCode } from '#contract/submission/receipt-code.ts'
import { announcementsOf } from './support/announcements.ts'
import { enquire, enquireWithoutRequest, queueEnquiry } from './support/contact-form.ts'
import { expectEmptyForm, expectOutcome } from './support/form.ts'
import { entryOf, expectState, newestEntry, outboxEntries } from './support/outbox.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { DESKTOP, PHONE } from './support/windows.ts'

test('"Send now" keeps the focus while it sends; then the list gets it, the outcome is announced, and the badge goes', async ({
  page,
  network,
}) => {
  const id = await queueEnquiry(page, network)
  const button = page.getByRole('button', { name: text('en', 'outbox:sendNow') })
  const badge = page.locator('[data-outbox-badge]:visible')
  await expect(badge).toContainText(`${text('en', 'common:outboxBadge.waiting')} 1`)
  const release = network.hold(/^\/api\/contact/)
  await button.press('Enter')
  await expectState(page, id, 'sending')
  await expect(button).toBeFocused()
  network.fault = 'none'
  release()
  await expectState(page, id, 'accepted')
  await expect(page.locator('#done')).toBeFocused()
  const announced = { receipt: receiptCode(id), state: text('en', 'outbox:state.accepted') }
  await expect(page.locator('[data-outbox-status]')).toContainText(text('en', 'outbox:changed', announced))
  await expect(badge).toHaveCount(0)
})

test('everything that waits can be deleted together', async ({ page, network }) => {
  network.fault = 'unavailable'
  for (const message of ['one', 'two']) {
    await enquire(page, { message })
    await expectOutcome(page, 'queued')
  }
  expect(await outboxEntries(page)).toHaveLength(2)
  await page.getByRole('button', { name: text('en', 'outbox:clearWaiting') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('en', 'outbox:delete') })
    .click()
  await expect(page.locator('[data-submission]')).toHaveCount(0)
  network.fault = 'none'
  await page.reload()
  await expect(page.locator('[data-empty-outbox]')).toBeVisible()
})

test('each deletion is announced, also if the answer is the same as before', async ({ page, network }) => {
  network.fault = 'unavailable'
  for (const message of ['one', 'two']) {
    await enquire(page, { message })
    await expectOutcome(page, 'queued')
  }
  for (const { id } of await outboxEntries(page)) {
    const announced = await announcementsOf(page, async () => {
      await entryOf(page, id)
        .getByRole('button', { name: text('en', 'outbox:delete') })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('en', 'outbox:delete') })
        .click()
      await expect(entryOf(page, id)).toHaveCount(0)
      await expect(page.locator('#done')).toBeFocused()
    })
    expect(announced).toEqual([text('en', 'outbox:deleted')])
  }
})

test('what was sent while the question about deleting it was open is not deleted, and keeps its receipt', async ({
  page,
  network,
}) => {
  const id = await queueEnquiry(page, network)
  await page.getByRole('button', { name: text('en', 'outbox:delete') }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText(text('en', 'outbox:confirm.uncertain.text'))
  network.fault = 'none'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectState(page, id, 'accepted')
  await question.getByRole('button', { name: text('en', 'outbox:delete') }).click()
  await expect(page.getByRole('status').filter({ hasText: text('en', 'outbox:sentMeanwhile') })).toBeAttached()
  await expectState(page, id, 'accepted')
})

test('the outbox says so if the browser lets it neither delete nor send an entry', async ({ page, network }) => {
  const id = await queueEnquiry(page, network)
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, stores, mode, options) {
      if (mode === 'readwrite') throw new DOMException('The disk is broken', 'UnknownError')
      return transaction.call(this, stores, mode, options)
    }
  })
  await page.getByRole('button', { name: text('en', 'outbox:delete') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('en', 'outbox:delete') })
    .click()
  const status = page.locator('[data-outbox-status]')
  await expect(status).toContainText(text('en', 'outbox:notDeleted'))
  await page.getByRole('button', { name: text('en', 'outbox:sendNow') }).click()
  await expect(status).toContainText(text('en', 'outbox:unreadable'))
  await expectState(page, id, 'queued')
})

test('beside what waits, the outbox offers a notification, and asks for the permission at the press; not for a person who has left', async ({
  page,
  network,
}) => {
  // Simulate a browser that has not yet asked for permission to notify. Headless browsers refuse it from the start.
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Object.assign(Notification, { requestPermission: async () => (permission = 'granted') })
  })
  await queueEnquiry(page, network)
  const offer = page.getByRole('button', { name: text('en', 'form:notify.ask') })
  await offer.click()
  const granted = page.getByText(text('en', 'form:notify.granted'))
  await expect(granted).toBeFocused()
  await expect(offer).toHaveCount(0)
  await page.getByRole('button', { name: text('en', 'outbox:done.offer') }).click()
  await page.getByRole('button', { name: text('en', 'outbox:done.confirm') }).click()
  await expect(page.locator('[data-outbox-status]')).toContainText(text('en', 'outbox:done.clearedButWaiting'))
  await expect(granted).toHaveCount(0)
})

test('a receipt panel says when its enquiry was deleted in another tab', async ({ page, context, network }) => {
  network.fault = 'unavailable'
  await enquire(page)
  await expectOutcome(page, 'queued')
  const other = await context.newPage()
  const id = await newestEntry(other, 'queued', 'sending')
  await expectState(other, id, 'queued')
  const remove = { name: text('en', 'outbox:delete') }
  await entryOf(other, id).getByRole('button', remove).click()
  await other.getByRole('dialog').getByRole('button', remove).click()
  await expect(entryOf(other, id)).toHaveCount(0)
  const panel = page.locator('[data-outcome="gone"]')
  await expect(panel).toContainText(text('en', 'form:sent.gone.text'))
  await expect(panel).not.toContainText(receiptCode(id))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await panel.getByRole('button', { name: text('en', 'form:sendMore') }).click()
  await expectEmptyForm(page.locator('main form'))
})

test('outcomes that nobody has seen are shown on the next visits until seen; refusals stay in the badge of the header', async ({
  page,
  network,
}) => {
  const news = page.locator('[data-outcome-notice]')
  const refused = await enquireWithoutRequest(page, network)
  network.fault = 'refused'
  await page.goto('/about-us')
  await expect(news).toContainText(refused)
  await test.step('also on a page that the browser has translated', async () => {
    const translated = await page.context().newPage()
    await translated.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Object.assign(document.documentElement, { lang: 'fr' }))
    })
    await translated.goto('/about-us')
    await expect(translated.locator('[data-outcome-notice]')).toContainText(refused)
    await translated.close()
  })
  await test.step('the notice covers no control that gets the focus', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(PHONE.viewport)
    expect(await page.evaluate(controlsCoveredBy, '[data-outcome-notice]')).toEqual([])
    await page.setViewportSize(DESKTOP.viewport)
  })
  const badge = page.locator('[data-outbox-badge]:visible')
  await expect(badge).toContainText(`${text('en', 'common:outboxBadge.attention')} 1`)
  await news.getByRole('link', { name: text('en', 'common:outboxNews') }).click()
  const entry = page.locator('[data-submission]')
  await expect(entry).toContainText(text('en', 'outbox:deletedOn'))
  await expect(news).toBeHidden()

  const accepted = await enquireWithoutRequest(page, network)
  network.fault = 'none'
  await page.goto('/about-us')
  await expect(news).toContainText(accepted)
  await expect(news).not.toContainText(refused)
  await news.getByRole('button', { name: text('en', 'common:close') }).click()
  await expect(news).toBeHidden()
  await expect(badge).toContainText(`${text('en', 'common:outboxBadge.attention')} 1`)
  await expect(badge.locator('[data-need="waiting"]')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the outbox has no button without effect, and does not say that it is looking', async ({ page }) => {
    await page.goto('/outbox')
    await expect(page.locator('[data-outbox-status]')).toBeHidden()
    await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0)
  })
})

/**
 * The controls of the page that lie below an element when they get the focus, one after the other. Runs in the page.
 */
function controlsCoveredBy(selector: string): (string | null)[] {
  const cover = document.querySelector(selector)?.getBoundingClientRect()
  const controls = [...document.querySelectorAll<HTMLElement>('main a, footer :is(a, button)')]
  return controls
    .filter((control) => {
      if (!cover || !control.checkVisibility()) return false
      control.focus()
      const { top, bottom, left, right } = control.getBoundingClientRect()
      return top >= cover.top && bottom <= cover.bottom && left >= cover.left && right <= cover.right
    })
    .map(({ textContent }) => textContent)
}
