import type { CaseStudyListItem } from '#client/content/case-study-list.ts'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'

/** Returns the list of case studies for search engines (schema.org), in the order of the page. */
export function caseStudyListJsonLd(locale: Locale, caseStudies: readonly CaseStudyListItem[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: caseStudies.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(paths.caseStudy(locale, slug)),
    })),
  }
}
