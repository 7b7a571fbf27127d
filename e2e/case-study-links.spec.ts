import type { Locator, Page } from '@playwright/test'
import { type Locale, localePath, PATHS } from '#contract/addresses.ts'
import { type CaseStudy, caseStudyPath, readCaseStudies } from './support/case-studies.ts'
import { SECTIONS, sectionId } from './support/case-study-sections.ts'
import { test as testInstalled } from './support/installed.ts'
import { caseStudyLink, follow, lastRelated } from './support/links.ts'
import { servedHtml } from './support/served-page.ts'
import { apartFromOffline, expect, expectLaidOut, goOffline, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { DESKTOP } from './support/windows.ts'

const caseStudies = await readCaseStudies()
const [first, second, third] = caseStudies as [CaseStudy, CaseStudy, CaseStudy]

const UNKNOWN = 'no-such-case'

test.describe('on a desktop', () => {
  test.use(DESKTOP)

  test('language, next, list and related links lead to case studies, and scripts leave their text as served', async ({
    page,
    problems,
  }) => {
    const visit = async (target: Locator, caseStudy: CaseStudy, locale: Locale) => {
      await follow(page, target, caseStudyPath(locale, caseStudy.slug))
      await expectLaidOut(page)
      await expectAsServed(page, caseStudy, locale)
    }
    const switchTo = (locale: Locale) =>
      page.locator(`header a[hreflang="${locale}"]`).filter({ visible: true }).first()
    await page.goto(caseStudyPath('vi', first.slug))
    await visit(switchTo('en'), first, 'en')
    await visit(switchTo('vi'), first, 'vi')
    await visit(next(page, 'vi'), second, 'vi')
    await follow(page, linkToList(page), localePath('vi', PATHS.caseStudies))
    await visit(caseStudyLink(page, third.slug), third, 'vi')
    const related = await lastRelated(page, caseStudies)
    await visit(caseStudyLink(page, related.slug), related, 'vi')
    expect(problems).toEqual([])
  })
})

test('an unknown case study is reported, with a link back to the list', async ({ page }) => {
  const reply = await page.goto(caseStudyPath('vi', UNKNOWN))
  expect(reply?.status()).toBe(404)
  await expectNotFound(page, 'vi')
  await followBack(page, 'vi')
})

testInstalled(
  'offline, list and next link lead to case studies; an unknown one is reported',
  async ({ page, context, network, problems }) => {
    await goOffline(context, network)
    await page.goto('/vi/case-studies')
    await follow(page, caseStudyLink(page, first.slug), caseStudyPath('vi', first.slug))
    await expectAsServed(page, first, 'vi')
    await follow(page, next(page, 'vi'), caseStudyPath('vi', second.slug))
    await expectAsServed(page, second, 'vi')
    expect(apartFromOffline(problems)).toEqual([])

    const reply = await page.goto(caseStudyPath('vi', UNKNOWN))
    expect(reply?.status()).toBe(404)
    await expectNotFound(page, 'vi')
    await followBack(page, 'vi')
  },
)

/** The link that leads back to the list of case studies. */
function linkToList(page: Page): Locator {
  return page.locator('main nav ol a').last()
}

/** The link to the next case study. */
function next(page: Page, locale: Locale): Locator {
  return page
    .getByRole('navigation', { name: text(locale, 'case-studies:detail.neighbours') })
    .getByRole('link')
    .last()
}

async function expectNotFound(page: Page, locale: Locale): Promise<void> {
  const title = text(locale, 'case-studies:notFound.title')
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('main h3 > a')).toHaveCount(3)
  await expect(page).toHaveTitle(`${title} · Lát`)
}

async function followBack(page: Page, locale: Locale): Promise<void> {
  const back = page.locator('main').getByRole('link', { name: text(locale, 'case-studies:notFound.back') })
  await follow(page, back, localePath(locale, PATHS.caseStudies))
  await expect(page.locator('h1')).toHaveText(text(locale, 'case-studies:list.title'))
  await expect(caseStudyLink(page, first.slug)).toBeVisible()
}

/** Expects the page to show the sections of the case study exactly as they are in the served HTML. */
async function expectAsServed(page: Page, caseStudy: CaseStudy, locale: Locale): Promise<void> {
  const path = caseStudyPath(locale, caseStudy.slug)
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
