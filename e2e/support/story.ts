import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from './case-studies.ts'
import { pathOf, SECTIONS, sectionId } from './served-case-study.ts'
import { servedHtml } from './served-page.ts'
import { expect } from './test.ts'

/** The card of a case study, by its link. */
export function cardOf(page: Page, slug: string): Locator {
  return page.locator(`main h3 > a[href$="/case-studies/${slug}"]`)
}

/** Goes on by a link. */
export async function follow(page: Page, target: Locator, path: string): Promise<void> {
  await target.click()
  await expect(page).toHaveURL(path)
}

/** The sections of a story stand in the page exactly as they are served. */
export async function expectAsServed(page: Page, caseStudy: CaseStudy, locale: Locale): Promise<void> {
  const path = pathOf(locale, caseStudy.slug)
  await expect(page.locator('h1')).toHaveText(caseStudy.texts[locale].title)
  for (const { field } of SECTIONS) {
    const served = await page.evaluate(
      ([html = '', id = '']) => new DOMParser().parseFromString(html, 'text/html').getElementById(id)?.innerHTML,
      [servedHtml(path), sectionId(locale, caseStudy.slug, field)],
    )
    expect(served, `${path}, ${field}`).toContain('<p>')
    const section = page.locator(`[id="${sectionId(locale, caseStudy.slug, field)}"]`)
    expect(await section.innerHTML(), `${path}, ${field}`).toBe(served)
  }
}
