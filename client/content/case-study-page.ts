import type { Locale } from '#contract/addresses.ts'
import { loadCaseStudy } from './case-studies.ts'
import type { CaseStudy, CaseStudyCard } from './case-study.ts'
import { loadCaseStudyCards } from './case-study-cards.ts'
import { relatedCaseStudies } from './related-case-studies.ts'

/** How many of the latest case studies are offered where there is none. */
const LATEST_COUNT = 3

/** Another case study as a link: its page and its name. */
export type CaseStudyLink = Pick<CaseStudyCard, 'slug' | 'title'>

export interface CaseStudyPage {
  caseStudy: CaseStudy
  /** Month of publication in words. Part of the content, since browsers know other names of months than the build does. */
  publishedMonth: string
  related: CaseStudyCard[]
  /** Its neighbours in the list; the first and the last have one only. */
  previous?: CaseStudyLink
  next?: CaseStudyLink
}

/** What the page of a case study shows, with the story of no other; null for an unknown slug. */
export async function loadCaseStudyPage(slug: string, locale: Locale): Promise<CaseStudyPage | null> {
  const [caseStudy, cards] = await Promise.all([loadCaseStudy(slug, locale), loadCaseStudyCards(locale)])
  if (!caseStudy) return null
  const index = cards.findIndex((card) => card.slug === slug)
  return {
    caseStudy,
    publishedMonth: monthInWords(caseStudy.published, locale),
    related: relatedCaseStudies(slug, cards),
    previous: linkTo(cards[index - 1]),
    next: linkTo(cards[index + 1]),
  }
}

/** What to offer instead of a case study that there is not. */
export async function loadLatestCaseStudies(locale: Locale): Promise<CaseStudyCard[]> {
  return (await loadCaseStudyCards(locale)).slice(0, LATEST_COUNT)
}

function linkTo(card: CaseStudyCard | undefined): CaseStudyLink | undefined {
  return card && { slug: card.slug, title: card.title }
}

const MONTHS: Record<Locale, (date: Date) => string> = {
  en: (date) => date.toLocaleDateString('en', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  // A line of a fact's width; "tháng 10 năm 2024" is none.
  vi: (date) => `Tháng ${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`,
}

function monthInWords(month: string, locale: Locale): string {
  return MONTHS[locale](new Date(`${month}-01T00:00Z`))
}
