import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale, localePath, PATHS } from '#contract/addresses.ts'
import { parseList, splitAtHeadings } from '#contract/content/case-study-fields.ts'
import type { CaseStudyFacts, CaseStudyTexts } from '#contract/content/case-study-schema.ts'
import { type CaseStudy, caseStudyPath, readCaseStudies } from '../support/case-studies.ts'
import { plain, SECTIONS, sectionId } from '../support/case-study-sections.ts'
import { localFigure } from '../support/content.ts'
import { ORIGIN } from '../support/pages.ts'
import { hrefsOf, inOneLine, SITE_DIR, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'

const BREADCRUMB_TITLE_MAX_LENGTH = 50
const RELATED_MAX_COUNT = 3
const UNKNOWN_CARDS_COUNT = 3

/** The result figures that docs/product.md §3.1 fixes, by the slug of the case study. */
const SPECIFIED_FIGURES: Record<string, string[]> = {
  'ezymart-mobile-commerce-platform': ['2.5M+ downloads', '85% retention', '30% faster checkout'],
  'healthcare-patient-portal-app': ['50K+ patients', '95% satisfaction', '60% reduced wait times'],
  'fintech-investment-tracking-app': ['1M+ transactions', '40% portfolio growth', '24/7 updates'],
}

const caseStudies = await readCaseStudies()

/** The page of every case study in every language, with its content. */
const PAGES = LOCALES.flatMap((locale) =>
  caseStudies.map((caseStudy) => ({
    path: caseStudyPath(locale, caseStudy.slug),
    locale,
    ...caseStudy,
    localTexts: caseStudy.texts[locale],
  })),
)

describe.each(PAGES)('$path', ({ path, locale, slug, facts, localTexts }) => {
  const page = () => servedPage(path)
  const t = (key: string) => text(locale, `case-studies:${key}`)

  test('has its title, addresses, cover, social card and share links', () => {
    const attribute = (selector: string, name: string) => page().querySelector(selector)?.getAttribute(name)
    const { title, description } = localTexts
    expect(page().title).toBe(`${inOneLine(title)} · Lát`)
    expect(textsOf(page(), 'h1')).toEqual([inOneLine(title)])
    expect(textOf(page().querySelector('h1 ~ p'))).toBe(inOneLine(description))
    expect(attribute('meta[name=description]', 'content')).toBe(inOneLine(description))
    expect(attribute('link[rel=canonical]', 'href')).toBe(ORIGIN + path)
    const alternates = [...page().querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(LOCALES.map((one) => [one, ORIGIN + caseStudyPath(one, slug)])),
      'x-default': ORIGIN + caseStudyPath('en', slug),
    })
    expect(attribute('main img', 'src')).toBe(`/covers/${slug}.svg`)
    expect(publicFile(`/covers/${slug}.svg`).toString()).toMatch(/^<svg/)
    expect(attribute('meta[property="og:image"]', 'content')).toBe(`${ORIGIN}/social/${locale}/${slug}.png`)
    expect(pngSize(publicFile(`/social/${locale}/${slug}.png`))).toEqual([1200, 630])
    const outside = [...page().querySelectorAll('main code ~ div a')]
    expect(outside.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual(
      ['https://www.linkedin.com/sharing/share-offsite/?url=', 'https://www.facebook.com/sharer/sharer.php?u='].map(
        (network) => [network + encodeURIComponent(ORIGIN + path), '_blank', 'noopener'],
      ),
    )
  })

  test('each section has a list of all sections that marks the current one', () => {
    for (const { anchor } of SECTIONS) {
      const links = [
        ...(page()
          .getElementById(anchor)
          ?.querySelectorAll(`ol[aria-label="${t('detail.chapters')}"] a`) ?? []),
      ]
      expect(links.map((link) => link.getAttribute('href'))).toEqual(SECTIONS.map((one) => `#${one.anchor}`))
      const marked = links.filter((link) => link.hasAttribute('aria-current'))
      expect(marked.map((link) => link.getAttribute('href'))).toEqual([`#${anchor}`])
    }
  })

  test('has no missing picture', () => {
    const pictures = [...page().querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')
    expect(pictures.filter((address) => !existsSync(publicUrl(address)))).toEqual([])
  })

  test('has three sections, each diagram after its part of the text', () => {
    for (const { field, anchor } of SECTIONS) {
      const part = page().getElementById(anchor)
      const story = page().getElementById(sectionId(locale, slug, field))
      const markdown = localTexts[field]
      expect(textOf(part?.querySelector('h2')), anchor).toBe(t(`detail.${anchor}`))
      const words = [...(story?.children ?? [])].filter(({ localName }) => localName !== 'figure').map(textOf)
      expect(words.join(' '), anchor).toBe(plain(markdown))
      expect(story && textsOf(story, 'h3'), anchor).toEqual(headingsOf(markdown))
      const quotes = markdown.split(/\n{2,}/).filter((block) => block.startsWith('>'))
      expect(story?.querySelectorAll('blockquote'), anchor).toHaveLength(quotes.length)
      const diagrams = (localTexts.diagrams ?? [])
        .filter(({ section }) => section === field)
        .toSorted((a, b) => (a.part ?? Number.POSITIVE_INFINITY) - (b.part ?? Number.POSITIVE_INFINITY))
      const headings = [...(markdown.startsWith('### ') ? [] : ['']), ...headingsOf(markdown)]
      expect(diagramsOf(story), anchor).toEqual(
        diagrams.map(({ caption, part: place = headings.length }) => [headings[place - 1], inOneLine(caption)]),
      )
    }
  })

  test('shows the product beside the longest part of the solution', () => {
    const longest = splitAtHeadings(localTexts.solution).toSorted((a, b) => b.length - a.length)[0] ?? ''
    const story = page().getElementById(sectionId(locale, slug, 'solution'))
    const picture = story?.querySelector('img')
    expect(textOf(picture?.closest(`[id="${story?.id}"] > *`))).toBe(plain(longest))
    expect(picture?.getAttribute('src')).toBe(`/illustrations/product-${slug}.svg`)
    expect(picture?.getAttribute('alt')).toBe(inOneLine(localTexts.productPicture))
  })

  test('contains no text of another case study or of another language', () => {
    const everything = textOf(page().documentElement)
    const isTold = (sentence: string) => everything.includes(JSON.stringify(inOneLine(sentence)).slice(1, -1))
    const own = tracesOf(localTexts)
    expect(own.filter((sentence) => !isTold(sentence))).toEqual([])
    const others = PAGES.filter((other) => other.path !== path).flatMap((other) =>
      tracesOf(other.localTexts).map((sentence) => ({ of: other.path, sentence })),
    )
    expect(others.filter(({ sentence }) => !own.includes(sentence) && isTold(sentence))).toEqual([])
  })

  test('has the facts and tags, and the results once, as figures', () => {
    const list = localePath(locale, PATHS.caseStudies)
    const { client, industry, service, durationMonths, teamSize, contract, technologies, published } = facts
    const terms = [...page().querySelectorAll('main dl > div')].map((fact) => {
      const value = fact.querySelector('dd')
      return [textOf(fact.querySelector('dt')), [textOf(value), value?.querySelector('a')?.getAttribute('href')]]
    })
    expect(Object.fromEntries(terms)).toMatchObject({
      [t('detail.client')]: [inOneLine(client), undefined],
      [t('detail.industry')]: [t(`industries.${industry}`), `${list}?industry=${industry}`],
      [t('detail.service')]: [t(`services.${service}`), `${list}?service=${service}`],
      [t('detail.duration')]: [expect.stringMatching(new RegExp(`^${durationMonths} `)), undefined],
      [t('detail.team')]: [expect.stringMatching(new RegExp(`^${teamSize} `)), undefined],
      [t('detail.contract')]: [t(`contracts.${contract}`), undefined],
    })
    expect(page().querySelector('main dl time')?.getAttribute('datetime')).toBe(published)
    expect(textsOf(page(), 'main dl li')).toEqual(itemsOf(technologies))

    const overview = [...page().querySelectorAll('main section[aria-labelledby]:not([id])')].find(
      (part) => textOf(part.querySelector('h2')) === t('detail.outcomes'),
    )
    const { keyHighlights, fullDescription } = localTexts
    const lists = [...(overview?.querySelectorAll('ul') ?? [])].map((one) => textsOf(one, 'li'))
    expect(lists).toEqual(keyHighlights ? [itemsOf(inOneLine(keyHighlights))] : [])
    expect(textOf(overview)).toContain(inOneLine(fullDescription ?? ''))

    const figures = textsOf(page(), 'main ul > li:has(> strong)')
    expect(figures).toEqual(figuresOf(facts, localTexts, locale))
    const specified = SPECIFIED_FIGURES[slug]
    if (specified && locale === 'en') expect(figures).toEqual(specified)
  })

  test('the breadcrumb links to home and the list and cuts a title at 50 characters; the structured data agree', () => {
    const { title } = localTexts
    const characters = [...title]
    const isCut = characters.length > BREADCRUMB_TITLE_MAX_LENGTH
    const cut = isCut ? `${characters.slice(0, BREADCRUMB_TITLE_MAX_LENGTH).join('').trimEnd()}...` : title
    const way = [localePath(locale, PATHS.home), localePath(locale, PATHS.caseStudies)]
    const steps = [...page().querySelectorAll('main nav ol > li > *')]
    expect(steps.map((step) => [textOf(step), step.getAttribute('href'), step.getAttribute('aria-current')])).toEqual([
      [t('detail.home'), way[0], null],
      [t('list.title'), way[1], null],
      [inOneLine(cut), null, 'page'],
    ])

    const [data, ...more] = page().querySelectorAll('script[type="application/ld+json"]')
    expect(more).toEqual([])
    const [article, breadcrumb] = JSON.parse(data?.textContent ?? '{}')['@graph']
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: inOneLine(title),
      image: `${ORIGIN}/social/${locale}/${slug}.png`,
      inLanguage: locale,
      mainEntityOfPage: ORIGIN + path,
    })
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [...way, path].map((step) => ({ item: ORIGIN + step })),
    })
  })

  test('links to related case studies, first of the same service or industry, and to its neighbours in the list', () => {
    const linksTo = (some: CaseStudy[]) => some.map((other) => caseStudyPath(locale, other.slug))
    const index = caseStudies.findIndex((other) => other.slug === slug)
    const neighbours = caseStudies.filter((_, place) => Math.abs(place - index) === 1)
    const others = caseStudies.filter((other) => other.slug !== slug && !neighbours.includes(other))
    const isAkin = (other: CaseStudy) =>
      other.facts.service === facts.service || other.facts.industry === facts.industry
    const inOrder = [...others.filter(isAkin), ...others.filter((other) => !isAkin(other))]
    expect(hrefsOf(page(), 'main h3 > a')).toEqual(linksTo(inOrder.slice(0, RELATED_MAX_COUNT)))
    expect(hrefsOf(page(), 'main nav:not(:has(ol)) a')).toEqual(linksTo(neighbours))
  })
})

test.each(LOCALES)(
  'the page for unknown case studies says so in %s, and links to the latest and the list',
  (locale) => {
    const page = servedPage(caseStudyPath(locale, '404'))
    expect(page.documentElement.lang).toBe(locale)
    expect(page.title).toBe(`${text(locale, 'case-studies:notFound.title')} · Lát`)
    expect(textsOf(page, 'h1')).toEqual([text(locale, 'case-studies:notFound.title')])
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    const latest = caseStudies.slice(0, UNKNOWN_CARDS_COUNT).map(({ slug }) => caseStudyPath(locale, slug))
    expect(hrefsOf(page, 'main h3 > a')).toEqual(latest)
    const [back] = [...page.querySelectorAll('main a')]
    expect(textOf(back)).toBe(text(locale, 'case-studies:notFound.back'))
    expect(back?.getAttribute('href')).toBe(localePath(locale, PATHS.caseStudies))
  },
)

function itemsOf(field: string): string[] {
  return parseList(field).map(inOneLine)
}

/** The caption of each diagram in a section, with the heading above the diagram. */
function diagramsOf(section: Element | null): [heading: string, caption: string][] {
  let heading = ''
  return [...(section?.children ?? [])].flatMap((child): [string, string][] => {
    if (child.localName === 'figure') return [[heading, textOf(child.querySelector('figcaption'))]]
    heading = textOf(child.querySelector('h3'))
    return []
  })
}

/** The headings of a Markdown text, as plain text. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map((match) => plain(match[1] ?? ''))
}

/**
 * The longest line in the text of each section of a case study. A page that contains these lines shows the text of this
 * case study.
 */
function tracesOf(texts: CaseStudyTexts): string[] {
  return SECTIONS.map(({ field }) => texts[field].split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '')
}

/** The result figures of a case study with their labels, as text. */
function figuresOf(facts: CaseStudyFacts, localTexts: CaseStudyTexts, locale: Locale): string[] {
  if (!facts.resultsWithIcon) return itemsOf(inOneLine(localTexts.results))
  return parseList(facts.resultsWithIcon).map((figure) => {
    const [, value, label = ''] = figure.split('|').map((part) => part.trim())
    return inOneLine(`${localFigure(value as string, locale)} ${localTexts.resultLabels?.[label]}`)
  })
}

function publicUrl(address: string): URL {
  return new URL(`.${address}`, SITE_DIR)
}

function publicFile(address: string): Buffer {
  return readFileSync(publicUrl(address))
}

/** Width and height in pixels, read from the header of a PNG file; zeros if the file is no PNG. */
function pngSize(file: Buffer): [number, number] {
  return file.toString('latin1', 1, 4) === 'PNG' ? [file.readUInt32BE(16), file.readUInt32BE(20)] : [0, 0]
}
