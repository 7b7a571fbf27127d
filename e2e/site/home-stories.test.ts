import { describe, expect, test } from 'vitest'
import { LOCALES, localePath, PATHS } from '#contract/addresses.ts'
import { parseList } from '#contract/content/case-study-fields.ts'
import { caseStudyPath, readCaseStudies } from '../support/case-studies.ts'
import { customerLogos, HOME_CASE_STUDIES, testimonials } from '../support/home-content.ts'
import { hrefsOf, inOneLine, servedPage, textOf, textsOf } from '../support/served-page.ts'
import { text } from '../support/texts.ts'

/** Largest number of words in the summary on a card (docs/product.md §9.5). */
const SUMMARY_WORDS_MAX_COUNT = 20

const caseStudies = await readCaseStudies()

describe.each(LOCALES)('the home page in %s', (locale) => {
  const page = servedPage(localePath(locale, PATHS.home))
  const t = (key: string, values = {}) => text(locale, `home:${key}`, values)

  test('shows success stories: cover, title, twenty words, results and a link', () => {
    const cards = [...page.querySelectorAll('main li')].filter((card) => card.querySelector('img[src^="/covers/"]'))
    expect(cards).toHaveLength(HOME_CASE_STUDIES.length)
    for (const [index, slug] of HOME_CASE_STUDIES.entries()) {
      const localTexts = caseStudies.find((caseStudy) => caseStudy.slug === slug)?.texts[locale]
      const card = cards[index]
      if (!localTexts || !card) throw new Error(`There is no case study ${slug}`)
      const { title, category, description, results } = localTexts
      expect(card.querySelector('img')?.getAttribute('src')).toBe(`/covers/${slug}.svg`)
      expect(textsOf(card, 'h3')).toEqual([inOneLine(title)])
      expect(textsOf(card, 'p')).toEqual([category, title, summaryOf(description), t('stories.results')].map(inOneLine))
      expect(textsOf(card, 'li')).toEqual(parseList(results).map(inOneLine))
      expect(hrefsOf(card, 'a')).toEqual([caseStudyPath(locale, slug)])
      expect(textsOf(card, 'a')).toEqual([inOneLine(`${t('stories.read')}: ${title}`)])
      const toggle = card.querySelector('button')
      expect(toggle?.getAttribute('aria-expanded')).toBe('false')
      expect(toggle?.getAttribute('aria-label')).toBe(t('stories.details', { title: inOneLine(title) }))
    }
  })

  test('has every quote, in a labelled carousel that shows the first', () => {
    const carousel = page.querySelector('main section section[aria-roledescription]')
    expect(carousel?.getAttribute('aria-roledescription')).toBe(t('testimonials.roleCarousel'))
    expect(carousel?.getAttribute('aria-label')).toBe(t('testimonials.carousel'))
    const slides = [...(carousel?.querySelectorAll('[aria-live="polite"] > [role="group"]') ?? [])]
    expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(
      testimonials.map(() => t('testimonials.roleSlide')),
    )
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
      testimonials.map((_, index) => t('testimonials.slide', { index: index + 1, count: testimonials.length })),
    )
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual(testimonials.map((_, index) => index > 0))
    expect(slides.map((slide) => textOf(slide.querySelector('blockquote')))).toEqual(
      testimonials.map(({ i18nKey }) => inOneLine(t(`testimonials.items.${i18nKey}.quote`))),
    )
    for (const [index, { name, company, avatar, logo, i18nKey }] of testimonials.entries()) {
      const caption = slides[index]?.querySelector('figcaption')
      expect(textOf(caption)).toBe(inOneLine(`${name}${t(`testimonials.items.${i18nKey}.position`)}`))
      const pictures = [...(caption?.querySelectorAll('img') ?? [])]
      expect(pictures.map((picture) => ['src', 'alt'].map((attribute) => picture.getAttribute(attribute)))).toEqual([
        [avatar, ''],
        [logo, company],
      ])
    }
    expect([...(carousel?.querySelectorAll('button') ?? [])].map((one) => one.getAttribute('aria-label'))).toEqual([
      t('testimonials.previous'),
      t('testimonials.next'),
    ])
  })

  test('names each customer once, although each logo is repeated', () => {
    const lists = [...page.querySelectorAll('main ul')].filter((list) => list.querySelector('img[src^="/customers/"]'))
    const altsOf = (list: Element) => [...list.querySelectorAll('img')].map((image) => image.getAttribute('alt'))
    const [named, ...copies] = lists
    if (!named) throw new Error('There is no row of logos')
    expect(copies).toHaveLength(2)
    expect(altsOf(named)).toEqual(customerLogos.map(({ name }) => name))
    expect(textOf(page.getElementById(named.getAttribute('aria-labelledby') ?? ''))).toBe(t('testimonials.customers'))
    for (const copy of copies) {
      expect(copy.getAttribute('aria-hidden')).toBe('true')
      expect(altsOf(copy)).toEqual(customerLogos.map(() => ''))
    }
  })
})

/** A description as a card shows it: a long one is cut after `SUMMARY_WORDS_MAX_COUNT` words and ends with “…”. */
function summaryOf(description: string): string {
  const words = description.split(/\s+/)
  if (words.length <= SUMMARY_WORDS_MAX_COUNT) return description
  return `${words
    .slice(0, SUMMARY_WORDS_MAX_COUNT)
    .join(' ')
    .replace(/[,;:.–]+$/, '')}…`
}
