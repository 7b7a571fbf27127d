import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale, localePrefix } from '#contract/addresses.ts'
import { parseResultEntries } from '#contract/content/case-study-fields.ts'
import { readCaseStudies } from '../support/case-studies.ts'
import { localFigure, readContent } from '../support/content.ts'
import { customerLogos } from '../support/home-content.ts'
import { hrefsOf, inOneLine, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { readService, SERVICES, type ServicePath } from '../support/services.ts'
import { text } from '../support/texts.ts'
import { COMPANY_FIGURES, expectClosingLinks, figuresOf } from './services-shared.ts'

/** The number of latest case studies on a service's page (docs/product.md §9.4). */
const CASE_STUDIES_COUNT = 3

/**
 * The requirements of docs/product.md §2.6 for each service's page: the target of the second button in the hero
 * section, the address of more case studies, the least number of capabilities and of pictures, and the technologies by
 * group.
 */
const SPECIFIED: Record<
  ServicePath,
  { second: string; more?: string; tiles: number; pictures: number; technologies: string[][] }
> = {
  '/software-development': {
    second: '/case-studies',
    more: '/case-studies?service=enterprise_software',
    tiles: 5,
    pictures: 1,
    technologies: [['.NET', 'ReactJS', 'NextJS', 'HTML5', 'CSS3', 'AWS', 'Azure', 'Docker']],
  },
  '/web-development': {
    second: '/contact-us',
    more: '/case-studies?service=web_dev',
    tiles: 5,
    pictures: 1,
    technologies: [
      ['React', 'Next.js', 'Vue.js', 'Angular'],
      ['Node.js', 'GraphQL', 'REST APIs', '.NET Core'],
      ['PostgreSQL', 'MongoDB', 'MySQL'],
      ['AWS', 'Azure', 'Docker', 'Vercel'],
    ],
  },
  // docs/product.md does not say which technologies the tabs of the mobile page and the columns of the AI page contain:
  // their lists stay empty here.
  '/mobile-app-development': {
    second: '/case-studies',
    more: '/case-studies',
    tiles: 5,
    pictures: 1,
    technologies: [[], [], []],
  },
  '/managed-services': {
    second: '/contact-us',
    more: '/case-studies?service=managed_services',
    tiles: 3,
    pictures: 2,
    technologies: [['Python', '.NET', 'C#', 'React', 'MySQL', 'SQL Server', 'Google Cloud', 'Azure']],
  },
  '/artificial-intelligence': { second: '/contact-us', tiles: 4, pictures: 2, technologies: [[], [], [], []] },
  '/data-science': {
    second: '/case-studies',
    more: '/case-studies?service=data_science',
    tiles: 3,
    pictures: 3,
    technologies: [['REST API', 'Python', 'PyTorch', 'MongoDB', 'PostgreSQL', 'SQL Server']],
  },
}

const MOBILE_FIGURES = ['50+', '5M+', '99.9%', '24/7']

const { processSteps } = await readContent<{ processSteps: string[] }>('services.ts')
const caseStudies = await readCaseStudies()

const altsOf = (element: ParentNode, selector: string) =>
  [...element.querySelectorAll(selector)].map((image) => image.getAttribute('alt'))
const words = (locale: Locale, key: string) => inOneLine(text(locale, key))

describe.each(LOCALES)('in %s', (locale) => {
  const prefix = localePrefix(locale)

  describe.each(SERVICES)('$path', ({ path, service }) => {
    const page = servedPage(prefix + path)
    const specified = SPECIFIED[path]
    const content = readService(path)

    test('every button and card has the right link', async () => {
      const { quote } = await content
      const [first, second, ...others] = page.querySelectorAll('main > :first-child a')
      expect(others).toEqual([])
      expect(first?.getAttribute('href')).toBe(`${prefix}/contact-us`)
      expect(second?.getAttribute('href')).toBe(prefix + specified.second)
      expect(textOf(first)).not.toBe(textOf(second))
      const label = second?.getAttribute('aria-describedby')
      // The second link has a label on hover only if it leads to the unfiltered list of case studies.
      expect(label ? textOf(page.getElementById(label)) : undefined).toBe(
        specified.second === '/case-studies' ? words(locale, 'services:actions.caseStudiesLabel') : undefined,
      )
      const latest = caseStudies
        .filter(({ facts }) => facts.service === service)
        .slice(0, CASE_STUDIES_COUNT)
        .map(({ slug }) => `${prefix}/case-studies/${slug}`)
      expect(latest.length).toBeGreaterThan(0)
      expect(hrefsOf(page, 'main > section a[href*="/case-studies"]')).toEqual([
        `${prefix}/case-studies/${quote.slug}`,
        ...(specified.more ? [prefix + specified.more] : []),
        ...latest,
      ])
      expectClosingLinks(page, prefix)
    })

    test('its sections are in the order of docs/product.md §2.6', () => {
      const signs = {
        hero: 'h1',
        closing: 'a[href^="https://www.linkedin.com/"]',
        customers: 'img[src^="/customers/"]',
        'case studies': 'img[src^="/covers/"]',
        technologies: 'img[src^="/technologies/"]',
        capabilities: 'img[src^="/illustrations/"]',
        process: 'ol',
        figures: 'strong',
        promises: 'a[href$="#every-project"]',
      }
      const parts = [...(page.querySelector('main')?.children ?? [])].map(
        (part) => Object.entries(signs).find(([, sign]) => part.querySelector(sign))?.[0],
      )
      expect(parts).toEqual([
        'hero',
        ...(service === 'enterprise_software' ? ['figures'] : []),
        'promises',
        'capabilities',
        'customers',
        ...(service === 'enterprise_software' ? ['process'] : []),
        'case studies',
        'technologies',
        ...(service === 'mobile_app' ? ['figures'] : []),
        'closing',
      ])
    })

    test('its tiles show each capability, with the specified number of pictures', async () => {
      const { tiles, pictures } = await content
      const floor = page.querySelector('main ul:has(> li > button[aria-expanded])')
      if (!floor) throw new Error('no floor')
      expect(textsOf(floor, 'h3')).toEqual(tiles.map(({ title }) => inOneLine(title[locale])))
      expect(textsOf(floor, 'h3 + p')).toEqual(tiles.map(({ summary }) => inOneLine(summary[locale])))
      expect(textsOf(floor, 'button ~ * p')).toEqual(tiles.map(({ description }) => inOneLine(description[locale])))
      expect([...floor.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual(
        tiles.map(({ title }) => text(locale, 'services:capability.details', { title: inOneLine(title[locale]) })),
      )
      expect(altsOf(floor, ':scope > li > img')).toEqual(pictures.map(({ alt }) => alt[locale]))
      expect(tiles.length).toBeGreaterThanOrEqual(specified.tiles)
      expect(pictures.length).toBeGreaterThanOrEqual(specified.pictures)
      // The enterprise page repeats its capabilities in an accordion, for small screens.
      expect(textsOf(page, 'main details h3')).toEqual(service === 'enterprise_software' ? textsOf(floor, 'h3') : [])
      for (const [inItem, inTile] of [
        ['summary p', 'h3 + p'],
        [':scope > p', 'button ~ * p'],
      ] as const)
        expect([...page.querySelectorAll('main details')].flatMap((item) => textsOf(item, inItem))).toEqual(
          service === 'enterprise_software' ? textsOf(floor, inTile) : [],
        )
    })

    test('its technologies are those of docs/product.md §2.6, in its groups, each with a logo', async () => {
      const { groups } = await content
      const shown = [...page.querySelectorAll('main ul:has(> li > img[src^="/technologies/"])')]
      expect(shown).toHaveLength(specified.technologies.length)
      for (const [index, list] of shown.entries()) {
        const names = textsOf(list, 'h3, span')
        expect(names).toEqual(expect.arrayContaining(specified.technologies[index] ?? []))
        expect(names).toEqual(groups[index]?.technologies.map(({ name }) => name))
        expect([...list.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
          groups[index]?.technologies.map(({ logo }) => `/technologies/${logo}.svg`),
        )
        const reasons = (groups[index]?.technologies ?? []).flatMap(({ reason }) =>
          reason ? [inOneLine(reason[locale])] : [],
        )
        expect(textsOf(list, 'span + p')).toEqual(reasons)
        for (const { category, description } of groups[index]?.technologies ?? [])
          if (category && description)
            expect(textOf(list)).toContain(inOneLine(category[locale]) + inOneLine(description[locale]))
      }
      const everything = textOf(page.querySelector('main'))
      for (const { title, description } of groups)
        if (title && description)
          for (const part of [title, description]) expect(everything).toContain(inOneLine(part[locale]))
    })

    test('it has the sections of every service, and the quote of a client', async () => {
      const { quote } = await content
      expect(textOf(page.querySelector('main blockquote'))).toBe(inOneLine(quote.text[locale]))
      expect(textOf(page.querySelector('main figcaption'))).toContain(inOneLine(quote.speaker[locale]))
      expect(textOf(page.querySelector('a[href$="#every-project"]'))).toBe(words(locale, 'services:promises.title'))
      expect(altsOf(page, 'main img[src^="/customers/"]')).toEqual(customerLogos.map(({ name }) => name))
    })
  })

  test('enterprise: figures, and a process of five steps', () => {
    const page = servedPage(`${prefix}/software-development`)
    expect(figuresOf(page)).toEqual(COMPANY_FIGURES)
    expect(processSteps).toEqual(['analysis', 'design', 'development', 'testing', 'deployment'])
    expect(textsOf(page, 'main ol h3')).toEqual(
      processSteps.map((step) => words(locale, `services:process.steps.${step}.title`)),
    )
  })

  test('mobile: figures, also for each case study, and tabs with the first one selected', async () => {
    const page = servedPage(`${prefix}/mobile-app-development`)
    expect(figuresOf(page)).toEqual(MOBILE_FIGURES.map((figure) => inOneLine(localFigure(figure, locale))))

    const cards = [...page.querySelectorAll('main li:has(img[src^="/covers/"])')]
    const latest = caseStudies.filter(({ facts }) => facts.service === 'mobile_app').slice(0, CASE_STUDIES_COUNT)
    expect(cards.map((card) => textsOf(card, 'strong'))).toEqual(
      latest.map(({ facts }) =>
        parseResultEntries(facts.resultsWithIcon).map(({ value }) => inOneLine(localFigure(value, locale))),
      ),
    )

    const { groups } = await readService('/mobile-app-development')
    const tabs = [...page.querySelectorAll('main [role=tab]')]
    expect(tabs.map(textOf)).toEqual(groups.map(({ title }) => title?.[locale]))
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(groups.map((_, index) => `${index === 0}`))
    expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(
      [...page.querySelectorAll('main [role=tabpanel]')].map(({ id }) => id),
    )
  })

  test('AI saves up to 60% of the time, data science uses up to 80% of the data', () => {
    expect(textOf(servedPage(`${prefix}/artificial-intelligence`).querySelector('main'))).toContain('60%')
    expect(textOf(servedPage(`${prefix}/data-science`).querySelector('main'))).toContain('80%')
  })
})
