import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '#contract/locale.ts'
import { listOf, readCaseStudies } from './support/case-studies.ts'
import {
  asTyped,
  cards,
  expectList,
  type Filters,
  lookThrough,
  matching,
  openList,
  viewOf,
  WORDS,
  withoutMarks,
} from './support/case-study-list.ts'
import { expect, test } from './support/test.ts'

const caseStudies = await readCaseStudies()

const SERVICES = ['enterprise_software', 'web_dev', 'mobile_app', 'managed_services', 'ai', 'data_science']
const NAMED_INDUSTRIES = ['retail_ecommerce', 'healthcare', 'finance', 'logistics']
const INDUSTRIES = [...new Set([...NAMED_INDUSTRIES, ...caseStudies.map(({ facts }) => facts.industry)])]

// What is on the device makes no difference here; keeping it there takes half of a test's time.
test.use({ serviceWorkers: 'block' })

/** Makes each choice on the open list and compares what it shows with what the rule leaves. */
async function expectEach(page: Page, locale: Locale, choices: Filters[]): Promise<void> {
  const name = (choice: Filters) => JSON.stringify(choice)
  const views = await lookThrough(page, choices)
  expect(Object.fromEntries(choices.map((choice, index) => [name(choice), views[index]]))).toEqual(
    Object.fromEntries(choices.map((choice) => [name(choice), viewOf(locale, matching(caseStudies, locale, choice))])),
  )
}

for (const locale of LOCALES) {
  test(`every industry with every service leaves the right cards, in order: ${locale}`, async ({ page, problems }) => {
    const { industry, service } = await openList(page, locale)
    await expectList(page, locale, caseStudies)

    const values = (select: typeof industry) =>
      select.locator('option').evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value))
    const offered = await values(industry)
    expect(offered.slice(0, 5)).toEqual(['all', ...NAMED_INDUSTRIES])
    expect(offered.toSorted()).toEqual(['all', ...INDUSTRIES].toSorted())
    expect(await values(service)).toEqual(['all', ...SERVICES])

    const pairs = offered.flatMap((one) => ['all', ...SERVICES].map((other) => ({ industry: one, service: other })))
    await expectEach(page, locale, pairs)
    expect(problems.filter((problem) => !problem.includes('Service Worker'))).toEqual([])
  })

  test(`a search finds what titles and descriptions hold, however it is typed: ${locale}`, async ({ page }) => {
    await openList(page, locale)
    const searches = caseStudies.map(({ slug, texts }, index) => {
      const { title, description } = texts[locale]
      const ways = [
        title.toUpperCase(),
        title.slice(3, 12).normalize('NFD'),
        asTyped(title),
        title.replaceAll(' ', '\u00a0'),
        ` ${description.slice(20, 40)}  `,
        withoutMarks(description.slice(-25)).toLowerCase(),
      ]
      const search = ways[index % ways.length] ?? ''
      expect(matching(caseStudies, locale, { search }).map((found) => found.slug)).toContain(slug)
      return search
    })
    const quoted = caseStudies
      .flatMap(({ texts }) => texts[locale].description.match(/\S+[‘’“”]\S*/g) ?? [])
      .flatMap((word) => [word, asTyped(word)])
    const everywhere = ['  ', 'a', 'n', 'th']
    // Other fields are not searched.
    const elsewhere = caseStudies
      .flatMap(({ facts }) => [facts.client, listOf(facts.technologies)[0] ?? ''])
      .filter((search) => matching(caseStudies, locale, { search }).length === 0)
    expect(elsewhere.length).toBeGreaterThan(10)
    const nowhere = ['xyzzy', '.*', '%', '\\']
    await expectEach(
      page,
      locale,
      [...searches, ...quoted, ...everywhere, ...elsewhere, ...nowhere].map((search) => ({ search })),
    )
  })

  test(`industry, service and search narrow the list together, key by key: ${locale}`, async ({ page }) => {
    await openList(page, locale)
    const some = caseStudies.filter((_, index) => index % 7 === 0)
    const choices = some.flatMap(({ facts: { industry, service }, texts }) =>
      Array.from({ length: 6 }, (_, index) => asTyped(texts[locale].title).slice(0, index + 1)).flatMap((search) => [
        { industry, search },
        { service, search },
        { industry, service, search },
      ]),
    )
    await expectEach(page, locale, choices)
  })

  test(`the number is said in words, once the typing pauses: ${locale}`, async ({ page }) => {
    const words = WORDS[locale]
    await page.clock.install()
    const { search, service } = await openList(page, locale)
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toHaveText(words.count(12, 21))
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const key of 'ezy') {
      await search.pressSequentially(key)
      await page.clock.runFor(100)
      await expectList(page, locale, matching(caseStudies, locale, { search: await search.inputValue() }))
      await expect(status).toHaveText(words.count(12, 21))
    }
    await page.clock.runFor(2000)
    await expect(status).toHaveText(words.count(1, 1))
    await search.clear()
    await service.selectOption('ai')
    await page.clock.runFor(2000)
    const { length } = matching(caseStudies, locale, { service: 'ai' })
    await expect(status).toHaveText(words.count(length, length))
  })

  test(`nothing found: the texts, announced, and a way back: ${locale}`, async ({ page }) => {
    const words = WORDS[locale]
    const { search, service } = await openList(page, locale)
    await service.selectOption('ai')
    await search.fill('xyzzy')
    const status = page.getByRole('main').getByRole('status')
    await expect(status.getByRole('heading')).toHaveText(words.empty)
    await expect(status.getByText(words.emptyHint, { exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await status.getByRole('link', { name: words.clear, exact: true }).click()
    await expectList(page, locale, caseStudies)
    await expect(search).toHaveValue('')
    await expect(service).toHaveValue('all')
    await expect(page).toHaveURL(words.path)
    // The focus is not lost with the button.
    await page.keyboard.press('Tab')
    await expect(cards(page).first().getByRole('link')).toBeFocused()
  })
}

test('a plain letter also finds its marked forms, a marked one itself only', async ({ page }) => {
  await openList(page, 'vi')
  const searches = caseStudies.flatMap(({ texts }) => {
    const title = asTyped(texts.vi.title)
    const every = (which: number) =>
      title.replace(/\S+/g, (word, offset: number) => (offset % 2 === which ? withoutMarks(word) : word))
    return [
      [withoutMarks(title), [texts.vi.title]],
      [every(0), [texts.vi.title]],
      [every(1), [texts.vi.title]],
      // A mark that no letter here has, on a plain vowel and in place of another mark; a barred D in place of a plain one.
      [title.replace(/[aeiou]/i, (vowel) => `${vowel}\u0308`), []],
      [title.replace(/[^\0-\x7fđ]/i, (letter) => `${withoutMarks(letter)}\u0308`), []],
      ...(/d/i.test(title) ? [[title.replace(/d/i, 'đ'), []] as const] : []),
    ] as const
  })
  const views = await lookThrough(
    page,
    searches.map(([search]) => ({ search })),
  )
  expect(searches.map(([search], index) => [search, views[index]?.titles])).toEqual(searches)
})
