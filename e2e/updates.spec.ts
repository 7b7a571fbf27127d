import type { Page } from '@playwright/test'
import { laterBuild } from '../scripts/build/later-build.ts'
import { bigPdf, expectAttached, JOB_PATH, queueBoth } from './support/application-form.ts'
import { queueEnquiry } from './support/contact-form.ts'
import { control } from './support/form.ts'
import { test } from './support/installed.ts'
import { onlyMailOf } from './support/mailbox.ts'
import { entryOf, sendNow } from './support/outbox.ts'
import { expect, expectLaidOut, expectReady, goOffline, goOnline } from './support/test.ts'
import { text } from './support/texts.ts'

/**
 * The files of a later build of the site. In this build, each page in `files` has the attribute `data-version` with
 * this version. If `earlier` is given, the build is made from that build instead of `dist/site`.
 */
function buildWithVersion(version: string, files: string[], earlier?: Map<string, Buffer>): Map<string, Buffer> {
  const mark = (html: string) => html.replace(/<html (data-version="\w+" )?/, `<html data-version="${version}" `)
  return laterBuild(Object.fromEntries(files.map((file) => [file, mark])), earlier)
}

const notice = (page: Page) => page.getByRole('status').locator('[data-note=updateReady]')
const versionOf = (page: Page) => page.locator('html').getAttribute('data-version')
/** The state of the service worker of the new version while it waits; `none` if none waits. */
const waitingWorkerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none')

/**
 * Simulates returns to the tab until the page shows the update: at each return the page checks for updates. One return
 * may not be enough. A check that begins during another check shares the result of that check, which may have seen the
 * former version (Service Workers, "Schedule Job").
 */
async function findUpdate(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(notice(page)).toBeVisible({ timeout: 5000 })
  }).toPass()
}

/** Presses "Update" in the notice of a new version. */
async function update(page: Page): Promise<void> {
  await notice(page)
    .getByRole('button', { name: text('en', 'common:pwa.update'), exact: true })
    .click()
}

test('an open page finds a new version, shows its changes and can postpone it; every tab takes it over, a tab with a draft later @core', async ({
  page,
  context,
  network,
}) => {
  await page.goto('/careers')
  await expectReady(page)
  // The page `unhydrated` cannot fetch React's script, so its form is never hydrated. This works only while pages load
  // the script by `fetch`. On a device with a draft, a page imports the script at once and without `fetch` if its
  // visitor has not touched it yet. Therefore open `unhydrated` before the page that stores a draft, and type only after
  // the first touch, which `expectLaidOut` simulates. The two pages have different forms, because the second would fill
  // in what was typed in the first (`early-drafts.ts`), maybe in the middle of its own typing.
  const unhydrated = await context.newPage()
  await unhydrated.addInitScript(() => {
    const { fetch } = window
    window.fetch = (file, options) => (`${file}`.includes('/react-') ? Promise.reject() : fetch(file, options))
  })
  await unhydrated.goto('/contact-us')
  await expectLaidOut(unhydrated)
  await control(unhydrated, 'firstName').fill('Ánh')
  const [withDraft, reading] = [await context.newPage(), await context.newPage()]
  await withDraft.goto(JOB_PATH)
  await control(withDraft, 'firstName').fill('Ánh')
  await reading.goto('/about-us')
  await expectReady(reading)

  await test.step('the notice lists what has changed, and can be postponed', async () => {
    network.published = buildWithVersion('next', [
      '/careers.html',
      '/contact-us.html',
      '/about-us.html',
      `${JOB_PATH}.html`,
    ])
    await findUpdate(page)
    for (const change of ['careers', 'company'] as const)
      await expect(notice(page).getByText(text('en', `common:pwa.changes.${change}`))).toBeVisible()
    await expect(notice(page).getByText(text('en', 'common:pwa.changes.stories'))).toBeHidden()
    await notice(page)
      .getByRole('button', { name: text('en', 'common:pwa.later') })
      .click()
    await expect(notice(page)).toBeHidden()
    expect(await waitingWorkerState(page)).toBe('installed')
    await page.reload()
    await expect(notice(page)).toBeVisible()
    expect(await versionOf(page)).toBeNull()
  })

  await test.step('every tab takes the new version, but a tab with unsent text keeps the old one until the text is gone', async () => {
    await update(page)
    for (const tab of [page, reading]) await expect(tab.locator('html')).toHaveAttribute('data-version', 'next')
    for (const tab of [withDraft, unhydrated]) {
      await expect(tab.getByText(text('en', 'common:pwa.updateHeld'))).toBeVisible()
      expect(await versionOf(tab)).toBeNull()
      await expect(control(tab, 'firstName')).toHaveValue('Ánh')
    }
    await expect(unhydrated.locator('[data-island="contact-section"][data-served]')).toBeAttached()
    await withDraft.getByRole('button', { name: text('en', 'form:clear') }).click()
    await expect(withDraft.locator('html')).toHaveAttribute('data-version', 'next')
    await expectReady(page)
    await expect(notice(page)).toBeHidden()
  })

  await test.step('going back to the first build downloads nothing, because the device still has its files', async () => {
    // Publish the first build again. The device must request no group (an archive of files).
    network.published = new Map()
    network.requestedPaths.length = 0
    await findUpdate(page)
    await update(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-version')
    await expectReady(page)
    expect(network.requestedPaths.filter((path) => path.startsWith('/groups/'))).toEqual([])
  })
})

test('a page that keeps sending requests to the relay does not delay a new version', async ({
  page,
  context,
  network,
}) => {
  await page.goto('/careers')
  await expectReady(page)
  await queueEnquiry(page, network)

  network.published = buildWithVersion('next', ['/outbox.html'])
  await findUpdate(page)
  await goOffline(context, network)
  await page.evaluate(() => {
    const ask = () => void fetch('/api/captcha/challenge').catch(() => {})
    setInterval(ask, 20)
  })
  await update(page)
  await expect(page.locator('html')).toHaveAttribute('data-version', 'next')
})

test('two updates while an enquiry and an application with 4.9 MB wait, one of them offline, lose nothing: one mail each', async ({
  page,
  context,
  network,
  mailbox,
  relay,
}) => {
  test.slow()
  await page.goto('/careers')
  await expectReady(page)
  network.fault = 'unavailable'
  const file = bigPdf()
  const { enquiry, application } = await queueBoth(page, file)

  const pages = ['/outbox.html', '/contact-us.html', `${JOB_PATH}.html`]
  const second = buildWithVersion('second', pages)
  network.published = second
  await findUpdate(page)
  await goOffline(context, network)
  await update(page)
  await expect(page.locator('html')).toHaveAttribute('data-version', 'second')
  for (const id of [enquiry, application]) await expect(entryOf(page, id)).toBeVisible()

  await goOnline(context, network)
  network.fault = 'unavailable'
  network.published = buildWithVersion('third', pages, second)
  await findUpdate(page)
  await update(page)
  await expect(page.locator('html')).toHaveAttribute('data-version', 'third')

  network.fault = 'none'
  await page.reload()
  // Send by the button: after several failures the automatic retry may wait for minutes (backoff).
  for (const id of [enquiry, application]) await sendNow(page, id)
  expectAttached(await onlyMailOf(mailbox, relay, application), file)
  await onlyMailOf(mailbox, relay, enquiry)
})
