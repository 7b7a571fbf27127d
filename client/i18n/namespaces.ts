import type about from './locales/en/about.json'
import type accessibility from './locales/en/accessibility.json'
import type careers from './locales/en/careers.json'
import type caseStudies from './locales/en/case-studies.json'
import type common from './locales/en/common.json'
import type contact from './locales/en/contact.json'
import type fair from './locales/en/fair.json'
import type form from './locales/en/form.json'
import type history from './locales/en/history.json'
import type home from './locales/en/home.json'
import type howWeWork from './locales/en/how-we-work.json'
import type install from './locales/en/install.json'
import type notFound from './locales/en/not-found.json'
import type outbox from './locales/en/outbox.json'
import type privacy from './locales/en/privacy.json'
import type security from './locales/en/security.json'
import type services from './locales/en/services.json'
import type status from './locales/en/status.json'

/** The texts of every namespace in the default language. `locales.test.ts` compares the other languages with them. */
export interface Resources {
  about: typeof about
  accessibility: typeof accessibility
  careers: typeof careers
  'case-studies': typeof caseStudies
  common: typeof common
  contact: typeof contact
  fair: typeof fair
  form: typeof form
  history: typeof history
  home: typeof home
  'how-we-work': typeof howWeWork
  install: typeof install
  'not-found': typeof notFound
  outbox: typeof outbox
  privacy: typeof privacy
  security: typeof security
  services: typeof services
  status: typeof status
}

export type Namespace = keyof Resources

/** The namespaces that every part of a page operated by React ("island") loads. */
export const SHARED_NAMESPACES = ['common'] as const
