/** The texts of every namespace in the default language. `locales.test.ts` compares the other languages with them. */
export interface Resources {
  about: typeof import('./locales/en/about.json')
  accessibility: typeof import('./locales/en/accessibility.json')
  careers: typeof import('./locales/en/careers.json')
  'case-studies': typeof import('./locales/en/case-studies.json')
  common: typeof import('./locales/en/common.json')
  contact: typeof import('./locales/en/contact.json')
  fair: typeof import('./locales/en/fair.json')
  form: typeof import('./locales/en/form.json')
  history: typeof import('./locales/en/history.json')
  home: typeof import('./locales/en/home.json')
  'how-we-work': typeof import('./locales/en/how-we-work.json')
  install: typeof import('./locales/en/install.json')
  'not-found': typeof import('./locales/en/not-found.json')
  outbox: typeof import('./locales/en/outbox.json')
  privacy: typeof import('./locales/en/privacy.json')
  security: typeof import('./locales/en/security.json')
  services: typeof import('./locales/en/services.json')
  status: typeof import('./locales/en/status.json')
}

export type Namespace = keyof Resources

/** The namespaces that every part of a page operated by React ("island") loads. */
export const SHARED_NAMESPACES = ['common'] as const
