import type { Locator, Page } from '@playwright/test'
import type { CaseStudy } from './case-studies.ts'
import { expect } from './test.ts'

/** The link in the heading of the card of a case study. */
export function caseStudyLink(page: Page, slug: string): Locator {
  return page.locator(`main h3 > a[href$="/case-studies/${slug}"]`)
}

/** The last of the related case studies to which the page of a case study links. */
export async function lastRelated(page: Page, caseStudies: readonly CaseStudy[]): Promise<CaseStudy> {
  const href = await page.locator('main h3 > a').last().getAttribute('href')
  const related = caseStudies.find(({ slug }) => href?.endsWith(`/${slug}`))
  if (!related) throw new Error(`${href} leads to no case study`)
  return related
}

/** Clicks a link and waits until the address is that of its page. */
export async function follow(page: Page, link: Locator, path: string): Promise<void> {
  await link.click()
  await expect(page).toHaveURL(path)
}
