import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'digitalBankingPlatform',
  client: 'Làng Nghề Bank',
  industry: 'finance',
  service: 'enterprise_software',
  technologies: '.NET; NextJS; PostgreSQL; AWS; Docker',
  resultsWithIcon: '',
  published: '2022-06',
}
