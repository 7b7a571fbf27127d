import { HOME_CASE_STUDIES } from '#client/content/home.ts'
import { LOCALES, type Locale, SERVICES } from '#contract/addresses.ts'
import { CARD_DESCRIPTION_MAX_LENGTH, parseList } from '#contract/content/case-study-fields.ts'
import { CASE_STUDIES, type CaseStudyItem } from '../case-studies.ts'
import { readItems } from '../read-items.ts'
import { wordCount } from './word-count.ts'

/**
 * Number of words that the three sections of a case study should have together. `wordCount` also counts the markers
 * `###`, `-` and `>`. In Vietnamese it counts syllables; many Vietnamese words have two.
 */
const STORY_WORDS: Record<Locale, { min: number; max: number }> = {
  en: { min: 350, max: 600 },
  vi: { min: 490, max: 850 },
}

/**
 * Maximum number of words (in Vietnamese: syllables) of an entry in `results`. Longer entries wrap on the cards of the
 * home page.
 */
const RESULT_MAX_WORDS: Record<Locale, number> = { en: 8, vi: 11 }

/**
 * Minimum number of case studies for each service, because the page of a service shows this many (docs/product.md
 * §9.4).
 */
const SERVICE_MIN_COUNT = 3

/**
 * Warns of case studies that are too long or too short, of descriptions that a card cuts, of services with too few case
 * studies, and of unknown case studies on the home page.
 */
export async function caseStudyWarnings(): Promise<string[]> {
  const caseStudies = await readItems(CASE_STUDIES)
  const slugs = caseStudies.map(({ slug }) => slug)
  return [
    ...caseStudies.flatMap((caseStudy) => LOCALES.flatMap((locale) => warningsOf(caseStudy, locale))),
    ...SERVICES.filter(
      (service) => caseStudies.filter(({ caseStudy }) => caseStudy.service === service).length < SERVICE_MIN_COUNT,
    ).map((service) => `the service ${service} has fewer than ${SERVICE_MIN_COUNT} case studies`),
    ...HOME_CASE_STUDIES.filter((slug) => !slugs.includes(slug)).map(
      (slug) => `client/content/home.ts: there is no case study "${slug}"`,
    ),
  ]
}

function warningsOf({ slug, texts }: CaseStudyItem, locale: Locale): string[] {
  const { challenge, solution, resultText, results, description } = texts[locale]
  const sections = { challenge, solution, resultText }
  const story = Object.values(sections).join('\n')
  const words = wordCount(story)
  const { min, max } = STORY_WORDS[locale]
  const resultMax = RESULT_MAX_WORDS[locale]
  const { length } = [...description]
  return [
    ...(length > CARD_DESCRIPTION_MAX_LENGTH
      ? [`the description has ${length} characters; cards in the list cut it at ${CARD_DESCRIPTION_MAX_LENGTH}`]
      : []),
    ...(words < min || words > max ? [`the story has ${words} words; ${min} to ${max} read well`] : []),
    ...Object.entries(sections).flatMap(([name, text]) => (/^### /m.test(text) ? [] : [`"${name}" has no heading`])),
    ...parseList(results)
      .filter((result) => wordCount(result) > resultMax || result.endsWith('.'))
      .map((result) => `the result "${result}" ends with a full stop or has more than ${resultMax} words`),
  ].map((warning) => `${CASE_STUDIES.folder}/${slug}/${locale}.json: ${warning}`)
}
