import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'customerServiceChatbot',
  client: 'Điện Máy Góc Phố',
  industry: 'retail_ecommerce',
  service: 'ai',
  technologies: 'Python; PyTorch; .NET; PostgreSQL; Azure',
  resultsWithIcon: '',
  durationMonths: 9,
  teamSize: 5,
  contract: 'by_time',
  published: '2025-04',
}

export const cover: CaseStudyCover = {
  scene: 'talking-fan',
  layout: 'split',
  ground: 'mist',
  seed: 56,
}
