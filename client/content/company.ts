import type { Localized } from '#contract/content/localized.ts'

const street: Localized = { en: '12 Gạch Bông Street, Sài Gòn Ward', vi: '12 đường Gạch Bông, phường Sài Gòn' }
const city: Localized = { en: 'Ho Chi Minh City', vi: 'Thành phố Hồ Chí Minh' }
const address: Localized = { en: `${street.en}, ${city.en}, Vietnam`, vi: `${street.vi}, ${city.vi}` }

/**
 * Every fact about the company that more than one page states. The company is fictional: there is no such street, the
 * number cannot be dialled and the domain is reserved (RFC 2606).
 */
export const company = {
  name: 'Lát',
  legalName: 'Lát Software',
  /** For machines that cannot read the name. */
  asciiName: 'Lat Software',
  domain: 'lat.example',
  email: 'hello@lat.example',
  phone: '+84 28 0000 0000',
  phoneHref: 'tel:+842800000000',
  address,
  /** The address in parts, as machines ask for it. */
  street,
  city,
  country: 'VN',
  professionalNetworkUrl: 'https://www.linkedin.com/company/lat-example',
  socialNetworkUrl: 'https://www.facebook.com/lat.example',
  /** Years: founding, first partnership, a client sets up a team of its own, Singapore office together with ISO 27001. */
  founded: 2005,
  partnership: 2010,
  clientMovedOut: 2014,
  singaporeOffice: 2015,
  /** As shown on home and history; `engineers` there are those of the main office. */
  counters: { engineers: 30, yearsOfExperience: 18, partners: 20 },
  /** As shown on about and the pages of services, offices together; what is a number is shown as "more than". */
  figures: {
    yearsOfExperience: 18,
    projectsDelivered: 120,
    engineers: 40,
    appsDelivered: 50,
    millionDownloads: 5,
    support: '24/7',
    fasterTimeToMarket: '15%',
  },
} as const
