import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'
import { type CaseStudy, readCaseStudies } from './support/case-studies.ts'
import { oneLine, pathIn, pathOf, plain, SECTIONS } from './support/served-case-study.ts'
import { cardOf, expectAsServed, follow, sectionOf } from './support/story.ts'
import { MARKDOWN_FILE, watchStoryFiles } from './support/story-files.ts'
import { bringToLife, expect, expectLaidOut, test } from './support/test.ts'
import { text } from './support/texts.ts'

const caseStudies = await readCaseStudies()
const [first, second, third] = caseStudies as [CaseStudy, CaseStudy, CaseStudy]

/** Takes the place of the export of what sets markdown: fails at one of the three sections. */
const REFUSES_SOLUTIONS =
  'const refuses = (props) => { if (props.id.endsWith("/solution")) throw Error("cannot be set"); return $1(props) }; export { refuses as $2 }'

const switchTo = (page: Page, locale: Locale) =>
  page.locator(`header a[hreflang="${locale}"]`).filter({ visible: true }).first()

test.use({ viewport: { width: 1440, height: 900 } })

test('each story comes when it is asked for and reads as it is served: by language, neighbour, list and kin', async ({
  page,
  problems,
}) => {
  const asked = watchStoryFiles(page)
  const visited = new Set([`${first.slug}/vi`])
  const visit = async (target: Locator, caseStudy: CaseStudy, locale: Locale) => {
    await follow(page, target, pathOf(locale, caseStudy.slug))
    await expectAsServed(page, caseStudy, locale)
    visited.add(`${caseStudy.slug}/${locale}`)
  }

  await test.step('the first page of a visit has its story with it, and needs nothing that sets it', async () => {
    await page.goto(pathOf('vi', first.slug))
    await bringToLife(page.getByRole('button', { name: text('vi', 'common:share.copy') }))
    await expectLaidOut(page)
    await expectAsServed(page, first, 'vi')
    expect(asked).toEqual([])
  })

  await test.step('its other language brings both; the first is still there', async () => {
    await visit(switchTo(page, 'en'), first, 'en')
    expect(asked).toEqual(expect.arrayContaining([`${first.slug}/en`, 'markdown']))
    await visit(switchTo(page, 'vi'), first, 'vi')
  })

  await test.step('on by the neighbour, the list and what is akin', async () => {
    const next = page.getByRole('navigation', { name: text('vi', 'case-studies:detail.neighbours') }).getByRole('link')
    await visit(next, second, 'vi')
    await visit(switchTo(page, 'en'), second, 'en')
    await follow(page, page.locator('main nav ol a').last(), pathIn('en', '/case-studies'))
    await visit(cardOf(page, third.slug), third, 'en')
    const related = page.locator('main h3 > a').last()
    const slug = `${await related.getAttribute('href')}`.replace('/case-studies/', '')
    await visit(related, caseStudies.find((caseStudy) => caseStudy.slug === slug) as CaseStudy, 'en')
  })

  expect(asked.toSorted()).toEqual([...visited, 'markdown'].toSorted())
  expect(problems).toEqual([])
})

test('a text that cannot be set is shown as it was written, below a note', async ({ page }) => {
  const failure = (part: Page | Locator) =>
    part.getByText(text('en', 'case-studies:detail.textFailed'), { exact: true })

  await test.step('not when the code for markdown comes at the second try', async () => {
    await page.route(`**${MARKDOWN_FILE}`, (route) => route.abort(), { times: 1 })
    await page.goto('/case-studies')
    await follow(page, cardOf(page, first.slug), pathOf('en', first.slug))
    await expectAsServed(page, first, 'en')
    await expect(failure(page)).toHaveCount(0)
  })

  await test.step('every one without that code, and the page around them as ever', async () => {
    await page.route(`**${MARKDOWN_FILE}*`, (route) => route.abort())
    await page.goto('/case-studies')
    await follow(page, cardOf(page, first.slug), pathOf('en', first.slug))
    await expect(page.locator('h1')).toHaveText(first.texts.en.title)
    for (const { field, anchor } of SECTIONS) {
      const part = page.locator(`#${anchor}`)
      await expect(failure(part)).toBeVisible()
      await expectAsWritten(part, first.texts.en[field])
    }
    await expect(page.locator('main dl')).toContainText(first.facts.client)
    await expect(page.locator('main h3 > a')).not.toHaveCount(0)
  })

  await test.step('one that the code refuses, the others set', async () => {
    await page.unrouteAll()
    await page.route(`**${MARKDOWN_FILE}`, async (route) => {
      const reply = await route.fetch()
      const script = (await reply.text()).replace(/export\{(\w+) as (StoryMarkdown)\}/, REFUSES_SOLUTIONS)
      expect(script).toContain('refuses')
      await route.fulfill({ response: reply, body: script })
    })
    await page.goto('/case-studies')
    await follow(page, cardOf(page, second.slug), pathOf('en', second.slug))
    await expect(page.locator('h1')).toHaveText(second.texts.en.title)
    await expect(failure(page)).toHaveCount(1)
    const solution = page.locator('#solution')
    await expect(solution.getByRole('heading', { level: 2 })).toHaveText(text('en', 'case-studies:detail.solution'))
    await expect(failure(solution)).toBeVisible()
    await expectAsWritten(solution, second.texts.en.solution)
    const drawings = second.texts.en.diagrams?.filter(({ section }) => section === 'solution') ?? []
    await expect(solution.locator('figure')).toHaveCount(drawings.length)
    for (const field of ['challenge', 'resultText'] as const) {
      const told = await sectionOf(page, second, 'en', field).textContent()
      expect(oneLine(told ?? ''), field).toBe(plain(second.texts.en[field]))
    }
  })
})

/** Every line of a text is there with its marks. */
async function expectAsWritten(part: Locator, markdown: string): Promise<void> {
  const told = oneLine((await part.textContent()) ?? '')
  for (const line of markdown.split('\n')) expect(told).toContain(oneLine(line))
}
