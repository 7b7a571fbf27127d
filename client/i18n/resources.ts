import type about from './locales/en/about.json'
import type accessibility from './locales/en/accessibility.json'
import type careers from './locales/en/careers.json'
import type caseStudies from './locales/en/case-studies.json'
import type common from './locales/en/common.json'
import type contact from './locales/en/contact.json'
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
import type { Namespace } from './namespaces.ts'

type Covers<Texts extends Record<Namespace, object>> = Texts

/** The texts of every namespace in the default language: the shape that every other language must have. */
export type Resources = Covers<{
  about: typeof about
  accessibility: typeof accessibility
  'how-we-work': typeof howWeWork
  security: typeof security
  careers: typeof careers
  'case-studies': typeof caseStudies
  common: typeof common
  contact: typeof contact
  form: typeof form
  history: typeof history
  home: typeof home
  install: typeof install
  'not-found': typeof notFound
  outbox: typeof outbox
  privacy: typeof privacy
  services: typeof services
}>
