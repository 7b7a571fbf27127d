import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'cloudInfraModernization',
  client: 'An Tín Insurance',
  industry: 'finance',
  service: 'managed_services',
  technologies: 'Azure; Terraform; Docker; .NET; SQL Server',
  resultsWithIcon: '',
  durationMonths: 5,
  teamSize: 7,
  contract: 'fixed_price',
  published: '2023-11',
}

export const cover: CaseStudyCover = {
  scene: 'server-lift',
  layout: 'dado',
  ground: 'mist',
  seed: 1,
}
