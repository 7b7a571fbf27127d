import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'patientManagementSystem',
  client: 'Ân Mẫu Maternity',
  industry: 'healthcare',
  service: 'enterprise_software',
  technologies: '.NET; ReactJS; SQL Server; Docker',
  resultsWithIcon: '',
  durationMonths: 15,
  teamSize: 8,
  contract: 'by_stage',
  published: '2020-10',
}

export const cover: CaseStudyCover = {
  scene: 'ultrasound-record',
  layout: 'arch',
  ground: 'mist',
  seed: 41,
}
