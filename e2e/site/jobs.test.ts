import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale, localePrefix } from '#contract/addresses.ts'
import { closingTime } from '#contract/content/closing-date.ts'
import { JOBS, type Job, jobPath, LISTED_JOBS, OPEN_JOBS } from '../support/jobs.ts'
import { LISTED } from '../support/pages.ts'
import { hrefsOf, inOneLine, isServed, SITE_DIR, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'

/** The steps from application to first day, in the order of docs/product.md §2.12. */
const STEPS = ['review', 'test', 'manager', 'cto', 'offer', 'onboard']
const LISTS = ['descriptions', 'qualifications', 'benefits'] as const

const pages = LISTED_JOBS.flatMap((job) => LOCALES.map((locale) => ({ job, locale, path: jobPath(job, locale) })))

/**
 * The time at which a page was built. Whether a page shows the closing date of its job as past depends on this time,
 * not on the time of the test.
 */
function builtAt(path: string): Date {
  return statSync(new URL(`.${path}.html`, SITE_DIR)).mtime
}

function badgesOf({ facts }: Job, locale: Locale): string[] {
  return [
    ...(facts.isHot ? [text(locale, 'careers:badges.hot')] : []),
    ...(facts.isNew ? [text(locale, 'careers:badges.new')] : []),
  ]
}

describe.each(LOCALES)('the careers page in %s', (locale) => {
  const main = servedPage(`${localePrefix(locale)}/careers`).querySelector('main') as Element
  const cards = [...main.querySelectorAll('#jobs li')]

  test('has a card for each open job, in order, that leads to its page and to its form', () => {
    expect(cards.flatMap((card) => hrefsOf(card, 'h3 a'))).toEqual(OPEN_JOBS.map((job) => jobPath(job, locale)))
    expect(cards.flatMap((card) => hrefsOf(card, 'a[href$="#apply_job"]'))).toEqual(
      OPEN_JOBS.map((job) => `${jobPath(job, locale)}#apply_job`),
    )
  })

  test('describes the job on each card', () => {
    for (const [place, job] of OPEN_JOBS.entries()) {
      const card = textOf(cards[place])
      const { title, location, type, level, description } = job.texts[locale]
      for (const words of [title, location, type, level, description, ...badgesOf(job, locale)])
        expect(card).toContain(inOneLine(words))
      expect(textsOf(cards[place] as Element, 'h3')).toEqual([inOneLine(title)])
    }
  })

  test('has one mail address to write to; when no job is open, it says that none is', () => {
    if (OPEN_JOBS.length === 0) expect(textOf(main)).toContain(inOneLine(text(locale, 'careers:list.noneTitle')))
    expect(hrefsOf(main, 'a[href^="mailto:"]')).toHaveLength(1)
  })

  test('shows the six steps in order, and a link to the use of the data', () => {
    expect(textsOf(main, 'ol > li > h3')).toEqual(
      STEPS.map((step) => inOneLine(text(locale, `careers:process.steps.${step}.title`))),
    )
    expect(hrefsOf(main, 'a')).toContain(`${localePrefix(locale)}/privacy-policy`)
  })
})

test('every listed job has a page in every language, an unlisted one has none', () => {
  for (const job of JOBS)
    for (const locale of LOCALES) {
      expect(isServed(jobPath(job, locale)), jobPath(job, locale)).toBe(job.facts.listed)
      expect(LISTED.includes(jobPath(job, locale)), jobPath(job, locale)).toBe(job.facts.listed)
    }
})

describe.each(pages)('$path', ({ job, locale, path }) => {
  const page = servedPage(path)
  const main = page.querySelector('main') as Element
  const { title, location, type, level, experience } = job.texts[locale]
  const isOpen = job.facts.status === 'open'

  test('has its title as heading, below the link back to the jobs', () => {
    expect(textsOf(main, 'h1')).toEqual([inOneLine(title)])
    expect(hrefsOf(main, 'nav a')).toEqual([localePrefix(locale) || '/', `${localePrefix(locale)}/careers`])
    expect(new URL(page.querySelector('link[rel="canonical"]')?.getAttribute('href') as string).pathname).toBe(path)
  })

  test('has the terms and lists of the job in its language, in order', () => {
    const said = textsOf(main, 'dd')
    for (const words of [location, level]) expect(said).toContain(inOneLine(words))
    for (const [label, words] of Object.entries({ type, experience }) as ['type' | 'experience', string][])
      expect(said).toContain(`${text(locale, `careers:facts.${label}`)}: ${inOneLine(words)}`)
    const dates = [...main.querySelectorAll('time')]
    expect(new Set(dates.map(textOf))).toEqual(new Set([job.facts.closingDate]))
    for (const list of LISTS) {
      const section = [...main.querySelectorAll('section')].find(
        (one) => textOf(one.querySelector(':scope > h2')) === inOneLine(text(locale, `careers:job.${list}`)),
      )
      expect(textsOf(section as Element, 'li'), list).toEqual(
        job.texts[locale][list].map((item) => inOneLine(item.replaceAll('**', ''))),
      )
    }
  })

  test('once its closing date is past, says that the job is still open and the date was extended', () => {
    const end = closingTime(job.facts.closingDate)
    const isOver = builtAt(path) >= new Date(end)
    const shownFromThen = [...main.querySelectorAll(`[data-since="${end}"]`)]
    const said = ['open', 'extended'] as const
    const words = said.map((part) => inOneLine(text(locale, `careers:facts.${part}`)))
    expect(shownFromThen.map((part) => textOf(part).replace(/^\(|\)$/g, ''))).toEqual(isOpen ? words : [])
    for (const part of shownFromThen) expect(part.hasAttribute('hidden')).toBe(!isOver)
  })

  test('can be shared on two networks', () => {
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href') as string
    for (const network of ['https://www.linkedin.com/sharing/', 'https://www.facebook.com/sharer/']) {
      const [href] = hrefsOf(main, `a[href^="${network}"]`)
      expect(new URL(href as string).searchParams.get(network.includes('linkedin') ? 'url' : 'u')).toBe(canonical)
    }
  })

  test(isOpen ? 'has a form, and phone and mail beside it' : 'says that it is closed, and has no form', () => {
    const section = main.querySelector('#apply_job') as Element
    expect(section.querySelectorAll('form')).toHaveLength(isOpen ? 1 : 0)
    expect(hrefsOf(main, 'a[href="#apply_job"]').length > 0).toBe(isOpen)
    expect(textOf(main).includes(inOneLine(text(locale, 'careers:job.closedTitle')))).toBe(!isOpen)
    if (!isOpen) return expect(hrefsOf(section, 'a')).toEqual([`${localePrefix(locale)}/careers#jobs`])
    expect(hrefsOf(main, 'a[href^="tel:"]')).toHaveLength(1)
    const [mail] = hrefsOf(main, 'a[href^="mailto:"]')
    expect(new URL(mail as string).searchParams.get('subject')).toBe(
      text(locale, 'careers:job.applySubject', { title }),
    )
    const eyebrow = main.querySelector('nav')?.parentElement as Element
    expect(textsOf(eyebrow, 'nav + span > span')).toEqual(badgesOf(job, locale))
  })

  test('leads to the other open jobs', () => {
    const others = OPEN_JOBS.filter(({ slug }) => slug !== job.slug)
    expect(hrefsOf(main, 'li h3 a')).toEqual(others.map((other) => jobPath(other, locale)))
  })

  test('is offered to search engines until its closing date, and never when it is closed', () => {
    const postings = textsOf(page, 'script[type="application/ld+json"]').filter((json) => json.includes('JobPosting'))
    const end = closingTime(job.facts.closingDate)
    expect(postings).toHaveLength(isOpen && builtAt(path) <= new Date(end) ? 1 : 0)
    for (const posting of postings) expect(posting).toContain(`"validThrough":"${end}"`)
  })
})
