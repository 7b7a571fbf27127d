import type { BreadcrumbLink } from '#client/components/breadcrumb.tsx'
import { caseStudyCardUrl } from '#client/content/cover-url.ts'
import { organizationJsonLd } from '#client/content/organization-json-ld.ts'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'

/** Returns the structured data of a case study for search engines (schema.org): an article, and its breadcrumb. */
export function caseStudyJsonLd(locale: Locale, caseStudy: CaseStudy, pagesAbove: BreadcrumbLink[]): object {
  const { slug, title, description, published } = caseStudy
  const url = absoluteUrl(paths.caseStudy(locale, slug))
  const organization = organizationJsonLd(locale)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: title,
        description,
        image: absoluteUrl(caseStudyCardUrl(locale, slug)),
        // Structured data needs a day, but the content has only a month. The day is therefore the first of the month,
        // in the company's time zone.
        datePublished: `${published}-01T00:00:00+07:00`,
        inLanguage: locale,
        mainEntityOfPage: url,
        author: organization,
        publisher: organization,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [...pagesAbove, { label: title, href: paths.caseStudy(locale, slug) }].map(
          ({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: absoluteUrl(href),
          }),
        ),
      },
    ],
  }
}
