import type { Locale } from '#contract/addresses.ts'
import type about from './locales/vi/about.json'
import type accessibility from './locales/vi/accessibility.json'
import type careers from './locales/vi/careers.json'
import type caseStudies from './locales/vi/case-studies.json'
import type common from './locales/vi/common.json'
import type contact from './locales/vi/contact.json'
import type form from './locales/vi/form.json'
import type history from './locales/vi/history.json'
import type home from './locales/vi/home.json'
import type howWeWork from './locales/vi/how-we-work.json'
import type install from './locales/vi/install.json'
import type notFound from './locales/vi/not-found.json'
import type outbox from './locales/vi/outbox.json'
import type privacy from './locales/vi/privacy.json'
import type security from './locales/vi/security.json'
import type services from './locales/vi/services.json'
import type { Resources } from './resources.ts'

interface Vietnamese {
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
}

/** Plural forms differ between languages; all have the general one, `_other`. */
type WithGeneralPlural<Texts> = {
  [Key in keyof Texts as Key extends `${string}_one` ? never : Key]: Texts[Key] extends string
    ? string
    : WithGeneralPlural<Texts[Key]>
}

type InEveryLanguage<Texts extends Record<Locale, WithGeneralPlural<Resources>>> = Texts

/** Does not compile when a language, a namespace or a key that English has is missing. */
export type Translations = InEveryLanguage<{ en: Resources; vi: Vietnamese }>
