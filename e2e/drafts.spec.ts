import type { BrowserContext, Page } from '@playwright/test'
import {
  APPLICANT,
  application,
  bigPdf,
  fillApplication,
  JOB_PATH,
  openApplication,
  smallPdf,
} from './support/application-form.ts'
import { ENQUIRY, fillContactForm } from './support/contact-form.ts'
import { countRecords } from './support/count-records.ts'
import { control, expectOutcome, shownReceipt, submitButton, submitForm } from './support/form.ts'
import { jobPath, OPEN_JOBS, openJob } from './support/jobs.ts'
import { onlyMailOf } from './support/mailbox.ts'
import { newestEntry, outboxEntries } from './support/outbox.ts'
import { activate, expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

test('a draft survives reload, leaving, language switch and closing, the consent does not; a press or a day deletes the draft @core', async ({
  page,
  context,
}) => {
  const { country: _, ...texts } = ENQUIRY
  const expectTexts = async (tab: Page) => {
    for (const [name, value] of Object.entries(texts)) await expect(control(tab, name)).toHaveValue(value)
  }
  await test.step('reload keeps the texts, but not the consent', async () => {
    await page.goto('/contact-us')
    await activate(control(page, 'consent'))
    await fillContactForm(page)
    await page.reload()
    await expectTexts(page)
    await expect(control(page, 'consent')).not.toBeChecked()
  })

  await test.step('leaving the page and returning keeps the texts', async () => {
    await page.goto('/about-us')
    await page.goBack()
    await expectTexts(page)
  })

  await test.step('the language switch keeps the texts', async () => {
    await activate(control(page, 'consent'))
    await control(page, 'consent').check()
    await page.locator('header a[hreflang="vi"]:visible').first().click()
    await expect(page).toHaveURL('/vi/contact-us')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expectTexts(page)
  })

  await page.close()
  const next = await context.newPage()
  const drafts = () => next.evaluate(countRecords, 'drafts')
  await test.step('a new tab has the texts, but not the consent', async () => {
    await next.goto('/vi/contact-us')
    await expectTexts(next)
    await expect(control(next, 'consent')).not.toBeChecked()
  })

  await test.step('the next person at a shared device can clear the restored texts', async () => {
    const notice = next.getByRole('status').filter({ hasText: text('vi', 'form:restored.text') })
    await notice.getByRole('button', { name: text('vi', 'form:restored.clear') }).click()
    await expect(notice).toHaveCount(0)
    await expect(control(next, 'lastName')).toBeFocused()
    for (const name of Object.keys(texts)) await expect(control(next, name)).toHaveValue('')
    await expect.poll(drafts).toBe(0)
  })

  await test.step('a draft is deleted when it is older than a day', async () => {
    await control(next, 'firstName').fill(ENQUIRY.firstName)
    await expect.poll(drafts).toBeGreaterThan(0)
    const inMoreThanADay = Date.now() + 25 * 60 * 60_000
    await next.clock.setFixedTime(inMoreThanADay)
    await next.goto('/vi/about-us')
    await expect.poll(drafts).toBe(0)
  })
})

test('the draft of an application survives reload, the other language, closing and another job: texts, locations, file', async ({
  page,
  context,
}) => {
  const file = bigPdf()
  const expectFilled = async (tab: typeof page) => {
    await expect(application(tab)).toContainText(file.name)
    for (const [name, value] of Object.entries(APPLICANT)) await expect(control(tab, name)).toHaveValue(value)
  }
  await openApplication(page)
  await activate(control(page, 'firstName'))
  await fillApplication(page, file)
  await page.reload()
  await expectFilled(page)
  await expect(control(page, 'locations').first()).toBeChecked()
  await expect(control(page, 'consent')).not.toBeChecked()

  await page.locator('header a[hreflang="vi"]:visible').first().click()
  await expect(page).toHaveURL(`/vi${JOB_PATH}#apply_job`)
  await expectFilled(page)
  await expect(control(page, 'locations').first()).toBeChecked()

  await page.close()
  const next = await context.newPage()
  await openApplication(next, jobPath(OPEN_JOBS[1] ?? openJob(), 'vi'))
  await expectFilled(next)
})

test('sending in one tab keeps what was filled in last in a second tab, for another job', async ({ page, context }) => {
  test.skip(OPEN_JOBS.length < 2, 'The content has no second open job')
  const otherFile = { ...smallPdf(), name: 'second.pdf' }
  await openApplication(page)
  const other = await context.newPage()
  await openApplication(other, jobPath(OPEN_JOBS[1] ?? openJob()))
  await fillApplication(page, smallPdf(), { firstName: 'First' })
  await fillApplication(other, otherFile, { firstName: 'Second' })
  await page.bringToFront()
  await submitForm(page)
  await expectOutcome(page, 'accepted')
  await other.reload()
  await expect(control(other, 'firstName')).toHaveValue('Second')
  await expect(application(other)).toContainText(otherFile.name)
})

/** Opens the contact form in a new tab that shows the draft with this message. */
async function openTabWithDraft(context: BrowserContext, message: string): Promise<Page> {
  const tab = await context.newPage()
  // The draft is saved within a second: reload the tab until its form shows the draft.
  await expect(async () => {
    await tab.goto('/contact-us')
    await activate(control(tab, 'message'))
    await expect(control(tab, 'message')).toHaveValue(message, { timeout: 2000 })
  }).toPass()
  return tab
}

test('a draft that two tabs show is sent once, and both show its receipt', async ({ page, context, mailbox }) => {
  await page.goto('/contact-us')
  await fillContactForm(page)
  const other = await openTabWithDraft(context, ENQUIRY.message)
  await control(other, 'consent').check()
  for (const tab of [page, other]) {
    await tab.bringToFront()
    await submitForm(tab)
    await expectOutcome(tab, 'accepted')
  }
  expect(await shownReceipt(other)).toBe(await shownReceipt(page))
  await expect.poll(() => mailbox.mails.length).toBe(1)
  expect(await outboxEntries(page)).toHaveLength(1)
})

test('a form that Back restores takes over a newer draft', async ({ page, context }) => {
  await page.goto('/contact-us')
  await activate(control(page, 'message'))
  await control(page, 'message').fill('Tiles for a kitchen')
  const other = await openTabWithDraft(context, 'Tiles for a kitchen')
  await control(other, 'message').fill('Tiles for a kitchen and a hall')
  await control(other, 'company').fill('Gốm Bát Tràng')
  await other.goto('/about-us')
  // Browsers fire `pageshow` with `persisted` when they restore a page from the bfcache. The page then loads anew,
  // because the stored draft is newer than the form.
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await reloaded
  await expect(control(page, 'message')).toHaveValue('Tiles for a kitchen and a hall')
  await expect(control(page, 'company')).toHaveValue('Gốm Bát Tràng')

  await page.evaluate(() => Object.assign(window, { isRestored: true }))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await control(page, 'message').pressSequentially('.')
  expect(await page.evaluate(() => 'isRestored' in window)).toBe(true)
})

test('a form that has been blank takes over, when it gets the focus, what was written in a tab that is closed by now', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us')
  await activate(control(page, 'message'))
  const other = await context.newPage()
  await other.goto('/contact-us')
  await activate(control(other, 'message'))
  await control(other, 'message').fill('Tiles for a kitchen')
  await other.close()
  await control(page, 'company').focus()
  await expect(control(page, 'message')).toHaveValue('Tiles for a kitchen')
  await control(page, 'company').pressSequentially('G')
  await page.reload()
  await expect(control(page, 'company')).toHaveValue('G')
  await expect(control(page, 'message')).toHaveValue('Tiles for a kitchen')

  await page.getByRole('button', { name: text('en', 'form:restored.clear') }).click()
  await control(page, 'message').focus()
  await expect(control(page, 'message')).toHaveValue('')
})

test('a text that was typed before the script had loaded stands in the form of the next page before any touch', async ({
  page,
  network,
}) => {
  const release = network.hold(/\/assets\//)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await control(page, 'company').fill(ENQUIRY.company)
  release()
  await page.goto('/contact-us')
  await expect(control(page, 'company')).toHaveValue(ENQUIRY.company)
})

test('a press before the script has loaded sends the draft with what was typed since', async ({
  page,
  network,
  mailbox,
  relay,
}) => {
  await page.goto('/contact-us')
  await activate(control(page, 'message'))
  await control(page, 'message').fill(ENQUIRY.message)
  await page.goto('/services')
  const release = network.hold(/^\/boot\.js$/)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await fillContactForm(page, { message: '' })
  await submitButton(page).click()
  release()
  await expectOutcome(page, 'accepted')
  const id = await newestEntry(page, 'accepted')
  expect((await onlyMailOf(mailbox, relay, id)).text).toContain(ENQUIRY.message.split('\n')[1])
})

test('while a form is being sent, the offer to empty it is inert', async ({ page, network }) => {
  await page.goto('/contact-us')
  await activate(control(page, 'consent'))
  await fillContactForm(page)
  await page.reload()
  await activate(control(page, 'consent'))
  const offer = page.locator('form').getByText(text('en', 'form:restored.clear'))
  await expect(offer).toBeVisible()
  const isInert = () => offer.evaluate((element) => element.closest('[inert]') !== null)
  expect(await isInert()).toBe(false)
  await control(page, 'consent').check()
  const release = network.hold(/^\/api\/contact/)
  await submitForm(page)
  await expect.poll(isInert).toBe(true)
  release()
  await expectOutcome(page, 'accepted')
})
