import type { Page } from '@playwright/test'
import { LOCALES } from '#contract/addresses.ts'
import { axeFaults } from './support/axe.ts'
import { brokenImages } from './support/broken-images.ts'
import { type CaseStudy, caseStudyPath, readCaseStudies } from './support/case-studies.ts'
import { SECTIONS } from './support/case-study-sections.ts'
import { expectHardlyShifted, watchLayoutShifts } from './support/layout-shifts.ts'
import { ORIGIN } from './support/pages.ts'
import { readToTheEnd } from './support/read-to-the-end.ts'
import { activate, expect, expectLaidOut, test } from './support/test.ts'
import { text } from './support/texts.ts'

/**
 * The minimum average number of words of the story (in Vietnamese: syllables) on a printed A4 page. A story should have
 * at most 600 words in English and 850 syllables in Vietnamese (`scripts/content/style/case-studies.ts`). A printed
 * case study may thus fill at most four pages in English and six in Vietnamese, including everything around the story.
 */
const PRINTED_WORDS_PER_PAGE = 150

const caseStudies = await readCaseStudies()
const ONE_OF_EACH = oneWithEachDrawing()

test.describe('from phone to desktop, with every kind of drawing', () => {
  for (const [place, locale] of LOCALES.entries()) {
    test(`nothing is too wide or missing, and axe finds nothing: ${locale}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [index, { slug }] of ONE_OF_EACH.entries()) {
        await page.goto(caseStudyPath(locale, slug))
        await expectLaidOut(page)
        expect(await brokenImages(page), slug).toEqual([])
        for (const width of [1440, 768, 390, 320]) {
          await page.setViewportSize({ width, height: 844 })
          await expect(page.locator('main figure').first()).toBeVisible()
          expect(await tooWide(page), `${slug}, ${width} px`).toEqual([])
          // Run axe, the accessibility checker, only once for each drawing: in one of the languages, and at the width
          // of either a phone or a desktop. The rest of the page is the same in every case study, so axe checks it only
          // in the first one.
          if (index % LOCALES.length !== place || width !== (index % 2 ? 390 : 1440)) continue
          const part = index === 0 ? 'main' : 'main figure'
          expect(await axeFaults(page, part), `${slug}, ${width} px`).toEqual([])
        }
      }
    })
  }
})

test('nothing shifts when fonts load late or while a visitor reads to the end', async ({ page, network }) => {
  const { slug } = ONE_OF_EACH[0] as CaseStudy
  network.slowPaths.push(/^\/fonts\//)
  const layoutShifts = await watchLayoutShifts(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const font = page.waitForResponse(/\/fonts\//)
    await page.goto(caseStudyPath('vi', slug))
    await font
    await expectLaidOut(page)
    await readToTheEnd(page)
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    expectHardlyShifted(await layoutShifts())
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a case study is complete: cover, facts, sections, drawings, further links; no button without effect @core', async ({
    page,
  }) => {
    const { slug, facts, texts } = ONE_OF_EACH[0] as CaseStudy
    await page.goto(caseStudyPath('vi', slug))
    await expect(page.locator('h1')).toHaveText(texts.vi.title)
    await expect(page.locator('main img').first()).toBeVisible()
    await expect(page.locator('main dl')).toContainText(facts.client)
    await expectWhole(page)
    await expect(page.locator('main figure').filter({ visible: true })).toHaveCount(texts.vi.diagrams?.length ?? 0)
    await expect(page.locator('main h3 > a').filter({ visible: true })).toHaveCount(3)
    await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0)
  })
})

test('a printed case study has facts and address, no controls, and few pages', async ({ page }) => {
  const translations = LOCALES.flatMap((locale) => caseStudies.map((caseStudy) => ({ locale, ...caseStudy })))
  const storyIn = ({ locale, texts }: (typeof translations)[number]) =>
    SECTIONS.map(({ field }) => texts[locale][field]).join('\n')
  const [longest] = translations.toSorted((a, b) => storyIn(b).length - storyIn(a).length)
  if (!longest) throw new Error('There is no case study')
  const { locale, slug, facts, texts } = longest
  await page.goto(caseStudyPath(locale, slug))
  await expectLaidOut(page)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['header', 'footer', 'main button', 'main nav', 'main h3 > a', 'main a[target=_blank]'])
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('main dl')).toContainText(facts.client)
  await expect(page.locator('main dl')).toBeVisible()
  await expectWhole(page)
  await expect(page.locator('main figure').filter({ visible: true })).toHaveCount(texts[locale].diagrams?.length ?? 0)
  const address = page.getByText(ORIGIN + caseStudyPath(locale, slug), { exact: true })
  await expect(address.filter({ visible: true })).toHaveCount(1)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const count = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  const pagesMaxCount = Math.ceil(storyIn(longest).split(/\s+/).length / PRINTED_WORDS_PER_PAGE)
  expect(count, 'pages of the document').toBeGreaterThan(1)
  expect(count, `pages of ${slug} in ${locale}`).toBeLessThanOrEqual(pagesMaxCount)
})

test('sharing copies the address and confirms it for three seconds, or uses the share sheet of the device if there is one', async ({
  page,
  context,
}) => {
  const { slug, texts } = ONE_OF_EACH[0] as CaseStudy
  const copy = page.getByRole('button', { name: text('en', 'common:share.copy') })
  const more = page.getByRole('button', { name: text('en', 'common:share.more') })
  const toast = page.locator('main [role=status]').filter({ hasText: /./ })

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(caseStudyPath('en', slug))
  await activate(copy)
  await expect(more).toBeHidden()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  await expect(toast).toHaveText('Copied to clipboard!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ORIGIN + caseStudyPath('en', slug))
  await page.clock.runFor(2900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2000)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()

  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
  })
  await page.reload()
  await expect(more).toBeVisible()
  await more.click()
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: texts.en.title, url: ORIGIN + caseStudyPath('en', slug) },
  ])
})

/**
 * For each kind of drawing, one case study that has such a drawing: if several have it, the one with the longest list
 * of results (`resultsWithIcon`).
 * @throws when no case study has a drawing.
 */
function oneWithEachDrawing(): CaseStudy[] {
  const kindsOf = ({ texts }: CaseStudy) => texts.en.diagrams?.map(({ kind }) => kind) ?? []
  const withFigures = caseStudies.toSorted((a, b) => b.facts.resultsWithIcon.length - a.facts.resultsWithIcon.length)
  const kinds = new Set(withFigures.flatMap(kindsOf))
  if (kinds.size === 0) throw new Error('No case study has a diagram')
  return [...kinds].flatMap((kind) => withFigures.find((caseStudy) => kindsOf(caseStudy).includes(kind)) ?? [])
}

/** Expects all text in the sections of a case study to be visible. */
async function expectWhole(page: Page): Promise<void> {
  for (const { anchor } of SECTIONS) {
    const parts = page.locator(`#${anchor}`).locator('h2, [id] :is(h3, p, li, blockquote)').filter({ hasText: /\S/ })
    await expect(parts, anchor).not.toHaveCount(0)
    await expect(parts.filter({ visible: false }), anchor).toHaveCount(0)
  }
}

/**
 * The elements that reach beyond the left or right edge of the window. If the page itself scrolls sideways, the list
 * contains the page too.
 */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const out = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, figure, figure *)')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > clientWidth + 1)
    })
    const names = out.map((element) => `${element.localName} “${element.textContent?.slice(0, 40)}”`)
    return scrollWidth > clientWidth ? [`page: ${scrollWidth}`, ...names] : names
  })
}
