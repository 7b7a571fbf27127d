import type { Locator, Page } from '@playwright/test'
import { LOCALES, localePrefix } from '#contract/addresses.ts'
import { announcementsOf } from './support/announcements.ts'
import { APPLICANT, apply, bigPdf, expectAttached, JOB_PATH, smallPdf } from './support/application-form.ts'
import { enquire, fillContactForm, queueEnquiry } from './support/contact-form.ts'
import { closeReceiptDialog, control, expectEmptyForm, expectOutcome, shownReceipt } from './support/form.ts'
import { onlyMailOf } from './support/mailbox.ts'
import { outboxEntries, sendNow } from './support/outbox.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const question = (page: Page) => page.getByRole('dialog', { name: text('en', 'outbox:done.title') })
const confirmIn = (dialog: Locator) => dialog.getByRole('button', { name: text('en', 'outbox:done.confirm') })

/** Closes the dialog with the outcome of sending, and follows the link "I'm done here" on the receipt. */
async function followDone(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('en', 'form:close') })
    .last()
    .click()
  await page
    .locator('[data-outcome]')
    .getByRole('link', { name: text('en', 'form:done') })
    .click()
}

/** Opens the outbox with the question of the link "I'm done here", and confirms. */
async function confirmDone(page: Page): Promise<void> {
  await page.goto('/outbox#done')
  await confirmIn(question(page)).click()
}

test('the drawer of a phone leads to “I’m done here”; a form that is open in another tab is emptied and leaves no draft', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact-us')
  await fillContactForm(page)
  const other = await context.newPage()
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto('/vi/services')
  await other
    .locator('header')
    .getByRole('button', { name: text('vi', 'common:nav.menu') })
    .click()
  await other
    .getByRole('dialog')
    .getByRole('link', { name: text('vi', 'common:nav.done') })
    .click()
  await expect(other).toHaveURL('/vi/outbox#done')
  await other
    .getByRole('dialog', { name: text('vi', 'outbox:done.title') })
    .getByRole('button', { name: text('vi', 'outbox:done.confirm') })
    .click()
  await expect(other.getByRole('status').getByText(text('vi', 'outbox:done.cleared'))).toBeVisible()
  expect(await other.evaluate(() => localStorage.language)).toBeUndefined()

  await expect(control(page, 'email')).toHaveValue('')
  await expect(control(page, 'message')).toHaveValue('')
  await page.close()
  await other.goto('/contact-us')
  await expectEmptyForm(other.locator('main form'))
  await fillContactForm(other, { email: 'next@example.com' })
  await other.reload()
  await control(other, 'firstName').focus()
  await expect(control(other, 'email')).toHaveValue('next@example.com')
})

test('a press beside the dialog closes it, but not the end of marking its words', async ({ page }) => {
  await page.goto('/outbox#done')
  await expect(question(page)).toBeVisible()
  await question(page).getByText(text('en', 'outbox:done.text')).hover()
  await page.mouse.down()
  await page.mouse.move(5, 5, { steps: 5 })
  await page.mouse.up()
  await expect(question(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(question(page)).toBeHidden()
})

test('what waits is listed by its code before anything is removed; cancelling and reloading remove nothing @core', async ({
  page,
  network,
}) => {
  network.fault = 'unavailable'
  await enquire(page)
  await expectOutcome(page, 'queued')
  const code = await shownReceipt(page)
  await followDone(page)
  await expect(question(page).getByText(code)).toBeVisible()
  await question(page)
    .getByRole('button', { name: text('en', 'outbox:cancel') })
    .click()
  await expect(page).toHaveURL('/outbox')
  await page.reload()
  await expect(page.locator('[data-submission]')).toHaveCount(1)
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: text('en', 'outbox:done.offer') }).click()
  await confirmIn(question(page)).click()
  await expect(page.getByText(text('en', 'outbox:done.clearedButWaiting'))).toBeVisible()
  await expect(page.locator('[data-submission]')).toContainText(text('en', 'outbox:sealed'))
})

test('an application that waits is encrypted on the device, and arrives whole', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  network.fault = 'unavailable'
  const resume = bigPdf()
  await apply(page, resume)
  await expectOutcome(page, 'queued')
  await followDone(page)
  await confirmIn(question(page)).click()
  await expect(page.locator('[data-submission]')).toContainText(text('en', 'outbox:sealed'))
  expect(await readableText(page)).not.toMatch(new RegExp(`${APPLICANT.email}|${APPLICANT.lastName}|%PDF`))
  const [{ id = '' } = {}] = await outboxEntries(page)
  network.fault = 'none'
  // The page may already have sent the application by itself. Click either the button "Send now" or the note that the
  // outbox is empty; a click on the note does nothing.
  const isEmpty = page.locator('[data-empty-outbox]:not([hidden])')
  await page
    .getByRole('button', { name: text('en', 'outbox:sendNow') })
    .or(isEmpty)
    .click()
  expectAttached(await onlyMailOf(mailbox, relay, id), resume)
  await expect(isEmpty).toBeVisible()
})

test('a sealed application that is refused shows code and reason, and leads to the open jobs', async ({
  page,
  network,
}) => {
  network.fault = 'unavailable'
  await apply(page, smallPdf())
  await expectOutcome(page, 'queued')
  await confirmDone(page)
  const entry = page.locator('[data-submission]')
  await expect(entry).toContainText(text('en', 'outbox:sealed'))
  network.fault = 'wrong-file'
  await sendNow(page, (await entry.getAttribute('data-submission')) ?? '', 'rejected')
  await expect(entry).toContainText(text('en', 'form:error.resume_mismatch'))
  await expect(entry).toContainText(text('en', 'outbox:next.sealed'))
  await expect(entry.getByRole('button', { name: text('en', 'outbox:correct') })).toHaveCount(0)
  await entry.getByRole('link', { name: text('en', 'outbox:writeAgain') }).click()
  await expect(page).toHaveURL('/careers')
})

test('the next person can send what others have left, and delete only their own', async ({ page, network }) => {
  await queueEnquiry(page, network)
  await confirmDone(page)
  const left = page.locator('[data-submission]').filter({ hasText: text('en', 'outbox:sealed') })
  await expect(left).toHaveCount(1)
  const deleteButtons = page.getByRole('button', { name: text('en', 'outbox:delete') })
  await expect(deleteButtons).toHaveCount(0)

  for (const message of ['one', 'two']) {
    await enquire(page, { message })
    await expectOutcome(page, 'queued')
  }
  await page.goto('/outbox')
  await expect(left.getByRole('button', { name: text('en', 'outbox:sendNow') })).toBeVisible()
  await expect(deleteButtons.filter({ hasText: 'LAT' })).toHaveCount(2)
  await page.getByRole('button', { name: text('en', 'outbox:clearWaiting') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('en', 'outbox:delete') })
    .click()
  await expect(page.locator('[data-submission]')).toHaveCount(1)
  await expect(left).toBeVisible()
})

test('where the key could not be fetched an application is hidden, not encrypted; correcting it asks first', async ({
  page,
  network,
}) => {
  network.lostPaths.push(/^\/api\/sealing-key/)
  network.fault = 'unavailable'
  await apply(page, smallPdf())
  await expectOutcome(page, 'queued')
  await confirmDone(page)
  const entry = page.locator('[data-submission]')
  await expect(entry).toContainText(text('en', 'outbox:authorLeft'))
  network.fault = 'wrong-file'
  await sendNow(page, (await entry.getAttribute('data-submission')) ?? '', 'rejected')
  await expect(entry).toContainText(text('en', 'form:error.resume_mismatch'))
  await expect(entry).not.toContainText('resume.pdf')
  await expect(entry.getByRole('link')).toHaveCount(0)
  await entry.getByRole('button', { name: text('en', 'outbox:correct') }).click()
  await page
    .getByRole('dialog', { name: text('en', 'outbox:confirm.correct.title') })
    .getByRole('link', { name: text('en', 'outbox:correct') })
    .click()
  await expect(control(page, 'email')).toHaveValue(/@/)
})

test('where the browser lets nothing be removed, the page says what to do', async ({ page }) => {
  await page.goto('/contact-us')
  await fillContactForm(page)
  await page
    .locator('form')
    .getByRole('link', { name: text('en', 'form:done') })
    .click()
  await page.evaluate(() => {
    IDBObjectStore.prototype.clear = () => {
      throw new DOMException('Broken', 'UnknownError')
    }
  })
  await confirmIn(question(page)).click()
  await expect(page.getByText(text('en', 'outbox:notDeleted'))).toBeVisible()
})

for (const locale of LOCALES)
  test(`both forms lead to “I’m done here”, also where nothing was stored yet (${locale})`, async ({ page }) => {
    const prefix = localePrefix(locale)
    for (const path of ['/contact-us', JOB_PATH]) {
      await page.goto(prefix + path)
      await page
        .locator('form')
        .getByRole('link', { name: text(locale, 'form:done') })
        .click()
      await expect(page).toHaveURL(`${prefix}/outbox#done`)
      await expect(page.getByRole('dialog', { name: text(locale, 'outbox:done.title') })).toBeVisible()
    }
  })

test('Back does not lead to the status of what the person before has sent, whatever the clock shows', async ({
  page,
}) => {
  await enquire(page)
  await expectOutcome(page, 'accepted')
  await closeReceiptDialog(page)
  await page.locator('[data-take-along] summary').click()
  await page.locator('[data-take-along] a').click()
  await expect(page.locator('[data-status]')).toBeVisible()
  // The clock of the device was an hour ahead and is corrected now.
  await page.clock.setSystemTime(Date.now() - 3_600_000)
  await confirmDone(page)
  const status = page.locator('[data-outbox-status]')
  await expect(status).toHaveText(text('en', 'outbox:done.cleared'))
  await page.goBack()
  await page.waitForURL('/status')
  await expect(page.locator('form [name="code"]')).toHaveValue('')
  await expect(page.locator('[data-status]')).toHaveCount(0)
})

test('the status line of the outbox names nothing that was removed', async ({ page, network }) => {
  const id = await queueEnquiry(page, network)
  network.fault = 'none'
  await sendNow(page, id, 'accepted')
  const status = page.locator('[data-outbox-status]')
  await expect(status).toContainText(text('en', 'outbox:state.accepted'))
  await page.getByRole('button', { name: text('en', 'outbox:done.offer') }).click()
  await confirmIn(question(page)).click()
  await expect(status).toHaveText(text('en', 'outbox:done.cleared'))
})

test('each clearing is announced, also if the answer is the same as before', async ({ page }) => {
  await page.goto('/outbox')
  for (let clearings = 0; clearings < 2; clearings++) {
    const announced = await announcementsOf(page, async () => {
      await page.getByRole('button', { name: text('en', 'outbox:done.offer') }).click()
      await confirmIn(question(page)).click()
      await expect.poll(() => page.evaluate(() => window.announced)).not.toEqual([])
    })
    expect(announced).toEqual([text('en', 'outbox:done.cleared')])
  }
})

/** Resolves with everything that the site's IndexedDB database holds (records and files), as one text. */
function readableText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answer(indexedDB.open('lat'))
    const stores = [...database.objectStoreNames]
    const transaction = database.transaction(stores)
    const rows = await Promise.all(stores.map((name) => answer(transaction.objectStore(name).getAll())))
    database.close()
    const textOf = (row: unknown) => (row instanceof ArrayBuffer ? new TextDecoder().decode(row) : JSON.stringify(row))
    return rows.flat().map(textOf).join('\n')
  })
}
