import type texts from '#client/i18n/locales/en/security.json'

/** The sections of the page on security in their order; each is also the anchor of its heading. */
export const securitySections: readonly (keyof typeof texts.sections)[] = [
  'certificate',
  'visitors',
  'clients',
  'people',
  'report',
  'answer',
  'limits',
]

/** Fictional, like the company. */
export const CERTIFICATE = { number: 'IS 000127-2015', edition: 'ISO/IEC 27001:2022' }

/** Where reports of holes go. */
export const SECURITY_EMAIL = 'security@lat.example'
