import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'realTimeServerMonitoring',
  client: 'Vé Rạp Hát',
  industry: 'retail_ecommerce',
  service: 'managed_services',
  technologies: 'Python; Prometheus; Grafana; Google Cloud; MySQL',
  resultsWithIcon: '',
  durationMonths: 13,
  teamSize: 3,
  contract: 'monthly',
  published: '2022-04',
}

export const cover: CaseStudyCover = {
  scene: 'stage-servers',
  layout: 'frame',
  ground: 'ink',
  seed: 51,
}
