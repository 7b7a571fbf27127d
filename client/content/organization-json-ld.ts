import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { company } from './company.ts'

/** Returns the structured data about the company, for search engines (schema.org/Organization). */
export function organizationJsonLd(locale: Locale): object {
  return {
    '@type': 'Organization',
    name: company.name,
    alternateName: company.asciiName,
    url: absoluteUrl(paths.home(locale)),
    logo: absoluteUrl('/icons/icon-512.png'),
    email: company.email,
    telephone: company.phone,
    foundingDate: String(company.founded),
    address: postalAddressJsonLd(locale),
    sameAs: [company.professionalNetworkUrl, company.socialNetworkUrl],
  }
}

/** Returns the structured data about the company's address, for search engines (schema.org/PostalAddress). */
export function postalAddressJsonLd(locale: Locale): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: company.street[locale],
    addressLocality: company.city[locale],
    addressCountry: company.country,
  }
}
