import type texts from '#client/i18n/locales/en/security.json'

/** A section of the page on security; also the anchor (`id`) of the section. */
type SecuritySection = keyof typeof texts.sections

/** What the company does for security, then how vulnerabilities are reported, in order. */
export const securitySections: readonly SecuritySection[] = [
  'certificate',
  'visitors',
  'clients',
  'people',
  'report',
  'answer',
]

/** The number that stands at the top of each section. Its text says the same in words. */
export const SECURITY_FIGURES: Record<SecuritySection, string> = {
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
