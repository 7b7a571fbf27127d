import type { Localized } from '#contract/content/localized.ts'

const street: Localized = { en: '12 Gạch Bông Street, Sài Gòn Ward', vi: '12 đường Gạch Bông, phường Sài Gòn' }
const city: Localized = { en: 'Ho Chi Minh City', vi: 'Thành phố Hồ Chí Minh' }
const address: Localized = { en: `${street.en}, ${city.en}, Vietnam`, vi: `${street.vi}, ${city.vi}` }

/**
 * The facts about the company that several pages state. The company is fictional: the street does not exist, the phone number
 * cannot be dialled and the domain is reserved (RFC 2606).
 */
export const company = {
  name: 'Lát',
  legalName: 'Lát Software',
  /** For systems that accept ASCII only. */
  asciiName: 'Lat Software',
  domain: 'lat.example',
  email: 'hello@lat.example',
  phone: '+84 28 0000 0000',
  phoneHref: 'tel:+842800000000',
  address,
  /** The parts of the address, for structured data. */
  street,
  city,
  country: 'VN',
  professionalNetworkUrl: 'https://www.linkedin.com/company/lat-example',
  socialNetworkUrl: 'https://www.facebook.com/lat.example',
  /** Years of the founding, the first partnership, the client who set up a team of its own, the Singapore office with ISO 27001. */
  founded: 2005,
  partnership: 2010,
  clientMovedOut: 2014,
  singaporeOffice: 2015,
  /** Shown on home and history; `engineers` counts the main office only. */
  counters: { engineers: 30, yearsOfExperience: 18, partners: 20 },
  /** Shown on about and the pages of services, for all offices; pages show a number as "more than". */
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
