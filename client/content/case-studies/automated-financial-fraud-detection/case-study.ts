import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'financialFraudDetection',
  client: 'Ví Sen',
  industry: 'finance',
  service: 'data_science',
  technologies: 'Python; PyTorch; SQL Server; REST API',
  resultsWithIcon: '',
  durationMonths: 11,
  teamSize: 6,
  contract: 'by_time',
  published: '2025-02',
}

export const cover: CaseStudyCover = {
  scene: 'coin-sorter',
  layout: 'motif',
  ground: 'river',
  seed: 69,
}
