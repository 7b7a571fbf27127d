import type { Page } from '@playwright/test'
import { LOCALES } from '#contract/locale.ts'
import { listOf, readCaseStudies } from './support/case-studies.ts'
import {
  headingsOf,
  pathIn,
  pathOf,
  plain,
  readServed,
  SECTIONS,
  tracesOf,
  wordsOf,
} from './support/served-case-study.ts'
import { expect, test } from './support/test.ts'

const SITE = 'https://lat.example'
const BREADCRUMB_TITLE_MAX_LENGTH = 50
const RELATED_MAX_COUNT = 3

/** Specification §3: the only ones, with exactly these. */
const FIGURES: Record<string, string[]> = {
  'ezymart-mobile-commerce-platform': ['2.5M+ downloads', '85% retention', '30% faster checkout'],
  'healthcare-patient-portal-app': ['50K+ patients', '95% satisfaction', '60% reduced wait times'],
  'fintech-investment-tracking-app': ['1M+ transactions', '40% portfolio growth', '24/7 updates'],
}

const caseStudies = await readCaseStudies()

/** Every page that is served, with what is known of its case study. */
async function allPages(page: Page, origin: string | undefined) {
  expect(caseStudies.length).toBeGreaterThanOrEqual(21)
  const asked = LOCALES.flatMap((locale) => caseStudies.map((caseStudy) => ({ locale, ...caseStudy })))
  const served = await readServed(page, origin, asked)
  return asked.map(({ locale, slug, facts, texts }, index) => ({
    locale,
    slug,
    facts,
    texts: texts[locale],
    path: pathOf(locale, slug),
    served: served[index] as (typeof served)[number],
  }))
}

test.use({ serviceWorkers: 'block' })

test('every case study has a page of its own in each language, with its title, addresses, cover and card', async ({
  page,
  baseURL,
}) => {
  for (const { locale, slug, texts, path, served } of await allPages(page, baseURL)) {
    const { title, description } = texts
    expect.soft(served, path).toMatchObject({
      status: 200,
      lang: locale,
      title: `${title} · Lát`,
      h1: [title],
      description,
      lead: description,
      canonical: SITE + path,
      alternates: {
        en: SITE + pathOf('en', slug),
        vi: SITE + pathOf('vi', slug),
        'x-default': SITE + pathOf('en', slug),
      },
      cover: `/covers/${slug}.svg`,
      card: `${SITE}/social/${locale}/${slug}.png`,
      share: [
        'https://www.linkedin.com/sharing/share-offsite/?url=',
        'https://www.facebook.com/sharer/sharer.php?u=',
      ].map((network) => ({ href: network + encodeURIComponent(SITE + path), target: '_blank', rel: 'noopener' })),
    })
    const cover = await fetch(baseURL + served.cover)
    expect.soft(cover.status, served.cover).toBe(200)
    expect.soft(cover.headers.get('content-type'), served.cover).toContain('image/svg+xml')
    const card = await fetch(served.card.replace(SITE, `${baseURL}`))
    expect.soft(pngSize(Buffer.from(await card.arrayBuffer())), served.card).toEqual([1200, 630])
  }
})

test('every page tells its own story in three sections, and nothing of another', async ({ page, baseURL }) => {
  for (const { locale, slug, texts, path, served } of await allPages(page, baseURL)) {
    const { detail } = wordsOf(locale)
    for (const [index, { field, anchor }] of SECTIONS.entries()) {
      const told = texts[field]
      expect.soft(served.sections[index], `${path}#${anchor}`).toMatchObject({
        title: detail[anchor],
        text: plain(told),
        headings: headingsOf(told),
        quotes: told.split(/\n{2,}/).filter((block) => block.startsWith('>')).length,
        captions: texts.diagrams?.filter(({ section }) => section === field).map(({ caption }) => caption) ?? [],
      })
    }
    const tells = (sentence: string) => served.everything.includes(JSON.stringify(sentence).slice(1, -1))
    expect.soft(tracesOf(texts).every(tells), path).toBe(true)
    const others = caseStudies.flatMap((other) =>
      LOCALES.map((language) => ({ name: pathOf(language, other.slug), traces: tracesOf(other.texts[language]) })),
    )
    const told = others.filter(({ traces }) => traces.some(tells)).map(({ name }) => name)
    expect.soft(told, path).toEqual([pathOf(locale, slug)])
  }
})

test('facts, tags, results and figures are those of the case; figures have three case studies only', async ({
  page,
  baseURL,
}) => {
  for (const { locale, slug, facts, texts, path, served } of await allPages(page, baseURL)) {
    const { detail, industries, services } = wordsOf(locale)
    const list = pathIn(locale, '/case-studies')
    const { client, industry, service, technologies } = facts
    expect.soft(served.facts, path).toMatchObject({
      [`${detail.client}`]: { text: client },
      [`${detail.industry}`]: { text: industries[industry], href: `${list}?industry=${industry}` },
      [`${detail.service}`]: { text: services[service], href: `${list}?service=${service}` },
    })
    expect.soft(served.tags, path).toEqual(listOf(technologies))
    const { results, keyHighlights, fullDescription } = texts
    expect.soft(served.lists, path).toEqual([results, ...(keyHighlights ? [keyHighlights] : [])].map(listOf))
    expect.soft(served.overview, path).toContain(fullDescription ?? '')
    const figures = FIGURES[slug] ?? []
    if (locale === 'en') expect.soft(served.figures, path).toEqual(figures)
    else expect.soft(served.figures.map(numberOf), path).toEqual(figures.map(numberOf))
  }
})

test('the breadcrumb leads home and to the list and cuts a title at 50 characters; search engines read the same', async ({
  page,
  baseURL,
}) => {
  let cutCount = 0
  for (const { locale, slug, texts, path, served } of await allPages(page, baseURL)) {
    const { list } = wordsOf(locale)
    const { title } = texts
    const characters = [...title]
    const isCut = characters.length > BREADCRUMB_TITLE_MAX_LENGTH
    if (isCut) cutCount++
    const way = [pathIn(locale, '/'), pathIn(locale, '/case-studies')]
    expect.soft(served.breadcrumb, path).toEqual([
      { text: locale === 'en' ? 'Home' : 'Trang chủ', href: way[0], current: null },
      { text: list.title, href: way[1], current: null },
      {
        text: isCut ? `${characters.slice(0, BREADCRUMB_TITLE_MAX_LENGTH).join('')}...` : title,
        href: null,
        current: 'page',
      },
    ])
    expect.soft(served.jsonLd, path).toHaveLength(1)
    const [article, steps] = JSON.parse(served.jsonLd[0] ?? '{}')['@graph']
    expect.soft(article, path).toMatchObject({
      '@type': 'Article',
      headline: title,
      image: `${SITE}/social/${locale}/${slug}.png`,
      inLanguage: locale,
      mainEntityOfPage: SITE + path,
    })
    expect.soft(steps, path).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [...way, path].map((step) => ({ item: SITE + step })),
    })
  }
  expect(cutCount).toBeGreaterThan(0)
})

test('related ones share service or industry, then come the others; neighbours are a chain in the order of the list', async ({
  page,
  baseURL,
}) => {
  for (const { locale, slug, facts, path, served } of await allPages(page, baseURL)) {
    const linksTo = (some: typeof caseStudies) => some.map((other) => pathOf(locale, other.slug))
    const others = caseStudies.filter((other) => other.slug !== slug)
    const isAkin = (other: (typeof caseStudies)[number]) =>
      other.facts.service === facts.service || other.facts.industry === facts.industry
    const inOrder = [...others.filter(isAkin), ...others.filter((other) => !isAkin(other))]
    expect.soft(served.related, path).toEqual(linksTo(inOrder.slice(0, RELATED_MAX_COUNT)))
    const index = caseStudies.findIndex((other) => other.slug === slug)
    const neighbours = caseStudies.filter((_, place) => Math.abs(place - index) === 1)
    expect.soft(served.neighbours, path).toEqual(linksTo(neighbours))
  }
})

function numberOf(figure: string): string | undefined {
  return figure.split(' ')[0]
}

/** Width and height in the header of a PNG file. */
function pngSize(file: Buffer): [number, number] {
  return file.toString('latin1', 1, 4) === 'PNG' ? [file.readUInt32BE(16), file.readUInt32BE(20)] : [0, 0]
}
