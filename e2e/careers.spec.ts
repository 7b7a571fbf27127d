import { FALLBACK_JOB_SLUG, localePath, slugPath } from '#contract/addresses.ts'
import { JOB_PATH } from './support/application-form.ts'
import { JOBS, openJob } from './support/jobs.ts'
import { servedPage, textOf } from './support/served-page.ts'
import { activate, expect, expectLaidOut, test } from './support/test.ts'

/** The path of the job page that the site also shows for the address of an unknown job (docs/product.md §2.13). */
const FALLBACK = localePath('vi', slugPath('job', FALLBACK_JOB_SLUG))

test('an address without a job, or with an unlisted one, shows the technical architect’s page', async ({ page }) => {
  const title = textOf(servedPage(FALLBACK).querySelector('h1'))
  const canonical = servedPage(FALLBACK).querySelector('link[rel="canonical"]')?.getAttribute('href') as string
  const unlisted = JOBS.filter(({ facts }) => !facts.listed).slice(0, 1)
  for (const slug of ['no-such-job', ...unlisted.map((job) => job.slug)]) {
    const reply = await page.goto(`/vi/jobs/${slug}`)
    expect(reply?.status()).toBe(200)
    await activate(page.locator('h1'))
    await expect(page.locator('h1')).toHaveText(title)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
  }
})

test('"Apply now" leads to the form, by link and by address, on desktop and phone @core', async ({ page }) => {
  const form = page.locator('#apply_job')
  const expectAtTop = (height: number) =>
    expect
      .poll(() => form.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
      .toBeLessThan(height / 4)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await page.goto('/careers')
    await expectLaidOut(page)
    await page.locator(`a[href="${JOB_PATH}#apply_job"]`).first().click()
    await expect(page).toHaveURL(`${JOB_PATH}#apply_job`)
    await expect(page.locator('h1')).toHaveText(openJob().texts.en.title)
    await expectAtTop(viewport.height)
    // After the jump to the form, Tab must reach the first field of the form.
    await page.keyboard.press('Tab')
    await expect(form.locator(':focus')).toHaveAttribute('name', 'firstName')

    await page.goto('about:blank')
    await page.goto(`${JOB_PATH}#apply_job`)
    await expectLaidOut(page)
    await expectAtTop(viewport.height)
  }
})
