import type texts from '#client/i18n/locales/en/security.json'

/** The sections of the page on security in order; each key is also the anchor (`id`) of the section. */
export const securitySections: readonly (keyof typeof texts.sections)[] = [
  'certificate',
  'visitors',
  'clients',
  'people',
  'report',
  'answer',
]

/** The number that is set large beside each section. Its text says the same in words. */
export const SECURITY_FIGURES: Record<keyof typeof texts.sections, string> = {
  certificate: '27001',
  visitors: '180',
  clients: '2',
  people: '0',
  report: '90',
  answer: '1',
}

/** The certificate of the company. Company and certificate are fictional. */
export const CERTIFICATE = { number: 'IS 000127-2015', edition: 'ISO/IEC 27001:2022' }

/** The address to which vulnerabilities are reported. */
export const SECURITY_EMAIL = 'security@lat.example'
