import { LOCALES, type Locale } from '#contract/locale.ts'
import { JOB_PATH } from './support/application-form.ts'
import { expect, test } from './support/test.ts'

const PREFIX: Record<Locale, string> = { en: '', vi: '/vi' }
const SLUGS = ['technical-architect-devops', 'senior-test-engineer-automation', 'test-engineer-automation']
const STEPS: Record<Locale, RegExp[]> = {
  en: [/review/i, /test/i, /manager/i, /CTO/, /offer/i, /onboard/i],
  vi: [/hồ sơ/i, /kiểm tra/i, /quản lý/i, /CTO/, /thư mời/i, /nhận việc/i],
}
const TWICE_A_YEAR: Record<Locale, RegExp> = { en: /twice a year/, vi: /hai lần mỗi năm/ }

for (const locale of LOCALES) {
  test(`three open jobs, each with its way to the form, and six steps in order, in ${locale}`, async ({ page }) => {
    await page.goto(`${PREFIX[locale]}/careers`)
    const applyLinks = await page
      .locator('main a[href$="#apply_job"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(applyLinks).toEqual(SLUGS.map((slug) => `${PREFIX[locale]}/jobs/${slug}#apply_job`))
    for (const slug of SLUGS) {
      const title = page.locator(`main h3 a[href="${PREFIX[locale]}/jobs/${slug}"]`)
      await expect(title).toHaveCount(1)
    }
    const headings = await page.locator('main h3').allTextContents()
    const steps = headings.slice(-STEPS[locale].length - 1)
    for (const [place, step] of STEPS[locale].entries())
      expect(
        steps.some((text) => step.test(text)),
        `${step} among ${headings.join(' | ')} (${place})`,
      ).toBe(true)
    await expect(page.locator(`main a[href="${PREFIX[locale]}/privacy-policy"]`).first()).toBeAttached()
  })

  test(`a job's page tells what the specification asks for, in ${locale}`, async ({ page }) => {
    for (const slug of SLUGS) {
      await page.goto(`${PREFIX[locale]}/jobs/${slug}`)
      const main = page.locator('main')
      await expect(main.locator(`nav a[href="${PREFIX[locale]}/careers"]`)).toHaveCount(1)
      await expect(main).toContainText('31.12.2025')
      await expect(main).toContainText(TWICE_A_YEAR[locale])
      await expect(main.locator('a[href*="linkedin.com/sharing"]')).toHaveCount(1)
      await expect(main.locator('a[href*="facebook.com/sharer"]')).toHaveCount(1)
      await expect(main.locator('a[href^="tel:"]').first()).toBeAttached()
      await expect(main.locator('a[href^="mailto:"]').first()).toBeAttached()
      // The closing date has passed: a machine that reads "open until" would be told an untruth.
      await expect(page.locator('script[type="application/ld+json"]', { hasText: 'JobPosting' })).toHaveCount(0)
    }
  })

  test(`an address without a job, and the unlisted one, show the technical architect's, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(PREFIX[locale] + JOB_PATH)
    const title = await page.locator('h1').textContent()
    for (const slug of ['no-such-job', 'software-engineer-frontend']) {
      const reply = await page.goto(`${PREFIX[locale]}/jobs/${slug}`)
      expect(reply?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveText(title as string)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://lat.example${PREFIX[locale]}${JOB_PATH}`,
      )
    }
  })
}

for (const [way, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`"Apply now" leads to the form, in the site and by its address, on a ${way}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const form = page.locator('#apply_job')
    const top = () => form.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await page.goto('/careers')
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    await page.locator(`a[href="${JOB_PATH}#apply_job"]`).first().click()
    await expect(page).toHaveURL(`${JOB_PATH}#apply_job`)
    await expect.poll(top).toBeLessThan(viewport.height / 4)
    await expect.poll(top).toBeGreaterThan(-viewport.height / 4)
    // Whoever goes on by keyboard goes on there.
    await page.keyboard.press('Tab')
    await expect(form.locator(':focus')).toHaveAttribute('name', 'firstName')

    await page.goto('about:blank')
    await page.goto(`${JOB_PATH}#apply_job`)
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    await expect.poll(top).toBeLessThan(viewport.height / 4)
    await expect.poll(top).toBeGreaterThan(-viewport.height / 4)
  })
}
