import type { Locator, Page } from '@playwright/test'
import type { Locale } from '#contract/locale.ts'
import { type CaseStudy, readCaseStudies } from './support/case-studies.ts'
import { oneLine, pathOf, plain, readServed, SECTIONS, wordsOf } from './support/served-case-study.ts'
import { MARKDOWN_FILE, watchStoryFiles } from './support/story-files.ts'
import { bringToLife, expect, goOffline, test, visitUntilReady } from './support/test.ts'

const caseStudies = await readCaseStudies()
/** The first of the list have neighbours on its first screens. */
const [first, second] = caseStudies as [CaseStudy, CaseStudy]

const link = (page: Page, slug: string) => page.locator(`main a[href$="/case-studies/${slug}"]`).first()
const section = (page: Page, { slug }: CaseStudy, locale: Locale, field: string) =>
  page.locator(`[id="${slug}/${locale}/${field}"]`)
const failure = (part: Page | Locator, locale: Locale) =>
  part.getByText(`${wordsOf(locale).detail.textFailed}`, { exact: true })

/** Takes the place of the export of what sets markdown: fails at one of the three sections. */
const REFUSES_SOLUTIONS =
  'const refuses = (props) => { if (props.id.endsWith("/solution")) throw Error("cannot be set"); return $1(props) }; export { refuses as $2 }'

const drawingsOf = ({ texts }: CaseStudy, field: string) =>
  texts.en.diagrams?.filter(({ section }) => section === field).length ?? 0

/** Goes on by a link; the page must stay the same document. */
async function follow(page: Page, target: Locator, path: string): Promise<void> {
  await bringToLife(target)
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }))
  await target.click()
  await expect(page).toHaveURL(path)
  expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true)
}

/** The sections stand in the page exactly as they are served. */
async function expectAsServed(page: Page, caseStudy: CaseStudy, locale: Locale): Promise<void> {
  const origin = new URL(page.url()).origin
  await expect(page.locator('h1')).toHaveText(caseStudy.texts[locale].title)
  const [served] = await readServed(page, origin, [{ locale, slug: caseStudy.slug }])
  for (const [index, { field }] of SECTIONS.entries()) {
    const html = served?.sections[index]?.html
    expect(html).toContain('<p>')
    expect(await section(page, caseStudy, locale, field).innerHTML(), `${caseStudy.slug}/${locale}/${field}`).toBe(html)
  }
}

const switchTo = (page: Page, locale: Locale) => page.locator(`header a[hreflang="${locale}"]:visible`).first()

test.describe('online', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })

  test('the first page of a visit asks for no story and no markdown code; its other language brings both', async ({
    page,
    problems,
  }) => {
    const asked = await watchStoryFiles(page)
    await page.goto(pathOf('vi', first.slug))
    await bringToLife(page.getByRole('button', { name: 'Sao chép liên kết' }))
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await expectAsServed(page, first, 'vi')
    await follow(page, switchTo(page, 'en'), pathOf('en', first.slug))
    await expectAsServed(page, first, 'en')
    await follow(page, switchTo(page, 'vi'), pathOf('vi', first.slug))
    await expectAsServed(page, first, 'vi')
    expect(asked.toSorted()).toEqual([`${first.slug}/en`, 'markdown'].toSorted())
    expect(problems.filter((problem) => !problem.includes('blocked by Playwright'))).toEqual([])
  })

  test('from page to page each story comes by itself and reads as it is served, in both languages', async ({
    page,
    problems,
  }) => {
    test.slow()
    const asked = await watchStoryFiles(page)
    await page.goto('/case-studies')
    await follow(page, link(page, first.slug), pathOf('en', first.slug))
    await expectAsServed(page, first, 'en')
    expect(asked.toSorted()).toEqual([`${first.slug}/en`, 'markdown'].toSorted())

    await follow(page, switchTo(page, 'vi'), pathOf('vi', first.slug))
    await expectAsServed(page, first, 'vi')
    const next = page.getByRole('navigation', { name: wordsOf('vi').detail.neighbours }).getByRole('link')
    await follow(page, next, pathOf('vi', second.slug))
    await expectAsServed(page, second, 'vi')
    await follow(page, switchTo(page, 'en'), pathOf('en', second.slug))
    await expectAsServed(page, second, 'en')

    const related = page.locator('main h3 > a').last()
    const slug = `${await related.getAttribute('href')}`.replace('/case-studies/', '')
    const third = caseStudies.find((caseStudy) => caseStudy.slug === slug) as CaseStudy
    await follow(page, related, pathOf('en', slug))
    await expectAsServed(page, third, 'en')
    await follow(page, switchTo(page, 'vi'), pathOf('vi', slug))
    await expectAsServed(page, third, 'vi')

    const told = [first, second, third].flatMap((caseStudy) => [`${caseStudy.slug}/en`, `${caseStudy.slug}/vi`])
    expect(asked.toSorted()).toEqual([...told, 'markdown'].toSorted())
    expect(problems.filter((problem) => !problem.includes('blocked by Playwright'))).toEqual([])
  })

  test('a text that cannot be set is shown as it was written, below a note; the others are set', async ({ page }) => {
    await page.route(`**${MARKDOWN_FILE}`, async (route) => {
      const reply = await route.fetch()
      const script = (await reply.text()).replace(/export\{(\w+) as (StoryMarkdown)\}/, REFUSES_SOLUTIONS)
      expect(script).toContain('refuses')
      await route.fulfill({ response: reply, body: script })
    })
    await page.goto('/case-studies')
    await follow(page, link(page, second.slug), pathOf('en', second.slug))
    await expect(page.locator('h1')).toHaveText(second.texts.en.title)
    await expect(failure(page, 'en')).toHaveCount(1)
    const solution = page.locator('#solution')
    await expect(solution.getByRole('heading', { level: 2 })).toHaveText('Solution')
    await expect(failure(solution, 'en')).toBeVisible()
    const text = oneLine((await solution.textContent()) ?? '')
    for (const line of second.texts.en.solution.split('\n')) expect(text).toContain(oneLine(line))
    await expect(solution.locator('figure')).toHaveCount(drawingsOf(second, 'solution'))
    for (const field of ['challenge', 'resultText'] as const) {
      const text = await section(page, second, 'en', field).textContent()
      expect(oneLine(text ?? ''), field).toBe(plain(second.texts.en[field]))
      await expect(section(page, second, 'en', field).locator('h3').first()).toBeVisible()
    }
  })

  test('without the code for markdown every section is shown as it was written, and the page around it as ever', async ({
    page,
  }) => {
    await page.route(`**${MARKDOWN_FILE}`, (route) => route.abort())
    await page.goto('/vi/case-studies')
    await follow(page, link(page, first.slug), pathOf('vi', first.slug))
    await expect(page.locator('h1')).toHaveText(first.texts.vi.title)
    for (const { field, anchor } of SECTIONS) {
      const part = page.locator(`#${anchor}`)
      await expect(failure(part, 'vi')).toBeVisible()
      const text = oneLine((await part.textContent()) ?? '')
      for (const line of first.texts.vi[field].split('\n')) expect(text).toContain(oneLine(line))
    }
    await expect(page.locator('main dl')).toContainText(first.facts.client)
    await expect(page.locator('main h3 > a')).toHaveCount(3)
  })
})

test('offline a story is reached from the list and from its neighbour, and reads as it is served', async ({
  page,
  context,
  network,
  problems,
}) => {
  await visitUntilReady(page, '/vi/case-studies')
  const served = await readServed(
    page,
    network.origin,
    [first, second].map(({ slug }) => ({ locale: 'vi', slug })),
  )
  await goOffline(context, network)
  for (const [index, caseStudy] of [first, second].entries()) {
    const target = index === 0 ? link(page, first.slug) : page.locator('main nav').last().getByRole('link')
    await follow(page, target, pathOf('vi', caseStudy.slug))
    await expect(page.locator('h1')).toHaveText(caseStudy.texts.vi.title)
    for (const [place, { field }] of SECTIONS.entries())
      expect(await section(page, caseStudy, 'vi', field).innerHTML()).toBe(served[index]?.sections[place]?.html)
  }
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
