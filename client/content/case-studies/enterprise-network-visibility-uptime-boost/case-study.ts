import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'enterpriseNetworkUptime',
  client: 'Đông Hải Textiles',
  industry: 'manufacturing',
  service: 'managed_services',
  technologies: 'Python; C#; SNMP; MySQL; Google Cloud',
  resultsWithIcon: '',
  durationMonths: 9,
  teamSize: 4,
  contract: 'monthly',
  published: '2021-08',
}

export const cover: CaseStudyCover = {
  scene: 'woven-network',
  layout: 'dado',
  ground: 'eggshell',
  seed: 112,
}
