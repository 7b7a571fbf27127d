import { company } from '#client/content/company.ts'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'

/** Returns the structured data of the home page for search engines (schema.org): the company. */
export function homeJsonLd(locale: Locale): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    alternateName: company.asciiName,
    url: absoluteUrl(paths.home(locale)),
    email: company.email,
    telephone: company.phone,
    address: company.address[locale],
    foundingDate: String(company.founded),
    sameAs: [company.professionalNetworkUrl, company.socialNetworkUrl],
  }
}
