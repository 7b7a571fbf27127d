import type { Localized } from '#contract/content/localized.ts'

const street: Localized = { en: '12 Gạch Bông Street, Sài Gòn Ward', vi: '12 đường Gạch Bông, phường Sài Gòn' }
const city: Localized = { en: 'Ho Chi Minh City', vi: 'Thành phố Hồ Chí Minh' }
const address: Localized = { en: `${street.en}, ${city.en}, Vietnam`, vi: `${street.vi}, ${city.vi}` }

/**
 * Facts about the company that several pages state. The company is fictional: its street does not exist, its phone
 * number cannot be dialled and its domain is reserved (RFC 2606).
 */
export const company = {
  name: 'Lát',
  legalName: 'Lát Software',
  /** The company's name for systems that accept only ASCII. */
  asciiName: 'Lat Software',
  domain: 'lat.example',
  email: 'hello@lat.example',
  phone: '+84 28 0000 0000',
  phoneHref: 'tel:+842800000000',
  address,
  /** The street. Together with `city` and `country` it is the address in structured data. */
  street,
  city,
  country: 'VN',
  professionalNetworkUrl: 'https://www.linkedin.com/company/lat-example',
  socialNetworkUrl: 'https://www.facebook.com/lat.example',
  /** Year in which the company was founded. */
  founded: 2005,
  /** Year of the first automated tests that ran every night. The company counts its years of experience from then. */
  nightlyTests: 2007,
  /** Year of the first partnership, with a software house in Singapore. */
  partnership: 2010,
  /** Year in which the first client left, to run its system with a team of its own. */
  clientMovedOut: 2014,
  /** Year in which the office in Singapore was opened and the company was certified to ISO 27001. */
  singaporeOffice: 2015,
  /** Figures that count up on the home page and the history page. `engineers` counts only the main office. */
  counters: { engineers: 30, yearsOfExperience: 18, partners: 20 },
  /** Figures for all offices, on the about page and the pages of services. Pages show the numbers as "more than". */
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
