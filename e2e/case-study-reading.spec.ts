import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LOCALES } from '#contract/locale.ts'
import { brokenImages } from './support/broken-images.ts'
import { type CaseStudy, readCaseStudies } from './support/case-studies.ts'
import { watchLayoutShifts } from './support/layout-shifts.ts'
import { readToTheEnd } from './support/reading.ts'
import { pathOf, SECTIONS } from './support/served-case-study.ts'
import { bringToLife, expect, test } from './support/test.ts'

const SITE = 'https://lat.example'
const KINDS = ['bars', 'flow', 'hub', 'lines', 'schedule']
const PRINTED_PAGES_MAX_COUNT = 4

const caseStudies = await readCaseStudies()

/** One with each kind of diagram, those with result figures first. */
const ONE_OF_EACH = KINDS.map((kind) => {
  const all = caseStudies.filter(({ texts }) => texts.en.diagrams?.some((diagram) => diagram.kind === kind))
  const [one] = all.toSorted((a, b) => b.facts.resultsWithIcon.length - a.facts.resultsWithIcon.length)
  if (!one) throw new Error(`No case study has a diagram of the kind ${kind}`)
  return { kind, ...one }
})

const toast = (page: Page) => page.locator('main [role=status]').filter({ hasText: /./ })

test.use({ serviceWorkers: 'block' })

for (const { kind, slug } of ONE_OF_EACH) {
  test(`axe finds nothing and nothing is too wide, from phone to desktop: ${kind}, ${slug}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const locale of LOCALES) {
      await page.setViewportSize({ width: 1440, height: 844 })
      await page.goto(pathOf(locale, slug))
      await expect(page.locator('html')).toHaveAttribute('data-laid-out')
      expect(await brokenImages(page)).toEqual([])
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(page.locator('main figure').first()).toBeVisible()
        expect(await tooWide(page), `${locale}, ${width} px`).toEqual([])
        if (width !== 1440 && width !== 390) continue
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' '))}`)
        expect(found, `${locale}, ${width} px`).toEqual([])
      }
    }
  })
}

for (const width of [390, 1440]) {
  test(`nothing shifts when the fonts come late, nor while one reads to the end, ${width} px wide`, async ({
    page,
    network,
  }) => {
    const { slug } = ONE_OF_EACH[2] as CaseStudy
    network.slowPaths.push(/^\/fonts\//)
    await page.setViewportSize({ width, height: 844 })
    const layoutShifts = await watchLayoutShifts(page)
    const font = page.waitForResponse(/\/fonts\//)
    await page.goto(pathOf('vi', slug))
    await font
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    await readToTheEnd(page)
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    const { values, report } = await layoutShifts()
    expect(
      values.reduce((sum, value) => sum + value, 0),
      report,
    ).toBeLessThan(0.005)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a story reads whole: cover, facts, sections, drawings, ways on; no button that does nothing', async ({
    page,
  }) => {
    for (const { slug, facts, texts } of ONE_OF_EACH.slice(0, 2)) {
      await page.goto(pathOf('vi', slug))
      await expect(page.locator('h1')).toHaveText(texts.vi.title)
      await expect(page.locator('main img').first()).toBeVisible()
      await expect(page.locator('main dl')).toContainText(facts.client)
      for (const { anchor } of SECTIONS) {
        const parts = page.locator(`#${anchor}`).locator('h2, h3, p, li, blockquote')
        for (const part of await parts.filter({ hasText: /\S/ }).all()) await expect(part).toBeVisible()
      }
      await expect(page.locator('main figure')).toHaveCount(texts.vi.diagrams?.length ?? 0)
      await expect(page.locator('main figure').first()).toBeVisible()
      await expect(page.locator('main h3 > a').filter({ visible: true })).toHaveCount(3)
      await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0)
    }
  })
})

test('on paper: the story with its facts and address, without what can only be pressed, on four pages at most', async ({
  page,
}) => {
  for (const locale of LOCALES) {
    const length = ({ texts }: CaseStudy) => SECTIONS.reduce((sum, { field }) => sum + texts[locale][field].length, 0)
    const [longest] = caseStudies.toSorted((a, b) => length(b) - length(a)) as [CaseStudy]
    await page.goto(pathOf(locale, longest.slug))
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['header', 'footer', 'main button', 'main nav', 'main h3 > a', 'main a[target=_blank]'])
      await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main dl')).toContainText(longest.facts.client)
    await expect(page.locator('main dl')).toBeVisible()
    for (const { anchor } of SECTIONS) {
      await expect(page.locator(`#${anchor} h2`)).toBeVisible()
      for (const part of await page.locator(`#${anchor}`).locator('p, li').all())
        if ((await part.textContent())?.trim()) await expect(part).toBeVisible()
    }
    await expect(page.locator('main figure').filter({ visible: true })).toHaveCount(1)
    const address = page.getByText(SITE + pathOf(locale, longest.slug), { exact: true })
    await expect(address.filter({ visible: true })).toHaveCount(1)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const count = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(count).toBeGreaterThan(1)
    expect(count, `pages of ${longest.slug} in ${locale}`).toBeLessThanOrEqual(PRINTED_PAGES_MAX_COUNT)
    await page.emulateMedia({ media: null })
  }
})

test.describe('passing a story on', () => {
  const { slug, texts } = ONE_OF_EACH[0] as CaseStudy

  test('the address is copied, which is said for three seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(pathOf('en', slug))
    const copy = page.getByRole('button', { name: 'Copy link' })
    await bringToLife(copy)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy.click()
    await expect(toast(page)).toHaveText('Copied to clipboard!')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SITE + pathOf('en', slug))
    await page.clock.runFor(2900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(2000)
    await expect(toast(page)).toHaveCount(0)
  })

  test('the device’s own way is offered where there is one, and only there', async ({ page }) => {
    const more = page.getByRole('button', { name: 'More…' })
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto(pathOf('en', slug))
    await bringToLife(page.getByRole('button', { name: 'Copy link' }))
    await expect(more).toBeHidden()
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
    })
    await page.reload()
    await expect(more).toBeVisible()
    await more.click()
    expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
      { title: texts.en.title, url: SITE + pathOf('en', slug) },
    ])
  })
})

/** The elements that stick out of the window, and the page itself if it can be scrolled sideways. */
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
