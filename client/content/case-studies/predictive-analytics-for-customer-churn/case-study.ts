import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'predictiveCustomerChurn',
  client: 'Chợ Vườn Club',
  industry: 'retail_ecommerce',
  service: 'data_science',
  technologies: 'Python; PyTorch; PostgreSQL; REST API',
  resultsWithIcon: '',
  durationMonths: 5,
  teamSize: 3,
  contract: 'fixed_price',
  published: '2023-02',
}

export const cover: CaseStudyCover = {
  scene: 'drifting-members',
  layout: 'split',
  ground: 'river',
  seed: 104,
}
