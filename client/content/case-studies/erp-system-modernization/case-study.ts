import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'erpSystemModernization',
  client: 'Trụ Vàng Steel',
  industry: 'manufacturing',
  service: 'enterprise_software',
  technologies: '.NET; ReactJS; SQL Server; Azure; Docker',
  resultsWithIcon: '',
  durationMonths: 17,
  teamSize: 7,
  contract: 'by_stage',
  published: '2021-03',
}

export const cover: CaseStudyCover = {
  scene: 'steel-column',
  layout: 'floor',
  ground: 'vermilion',
  seed: 133,
}
