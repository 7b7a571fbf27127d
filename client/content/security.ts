import type texts from '#client/i18n/locales/en/security.json'

/** The sections of the page on security in order; each key is also the anchor (`id`) of the section. */
export const securitySections: readonly (keyof typeof texts.sections)[] = [
  'certificate',
  'visitors',
  'clients',
  'people',
  'report',
  'answer',
  'limits',
]

/** The certificate of the company. Company and certificate are fictional. */
export const CERTIFICATE = { number: 'IS 000127-2015', edition: 'ISO/IEC 27001:2022' }

/** The address to which vulnerabilities are reported. */
export const SECURITY_EMAIL = 'security@lat.example'
