import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'enterpriseNetworkUptime',
  client: 'Đông Hải Textiles',
  industry: 'manufacturing',
  service: 'managed_services',
  technologies: 'Python; C#; SNMP; MySQL; Google Cloud',
  resultsWithIcon: '',
  published: '2021-08',
}
