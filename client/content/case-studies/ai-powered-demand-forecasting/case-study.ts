import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'demandForecasting',
  client: 'Nước Mát Drinks',
  industry: 'food_beverage',
  service: 'ai',
  technologies: 'Python; PyTorch; PostgreSQL; AWS',
  resultsWithIcon: '',
  durationMonths: 8,
  teamSize: 4,
  contract: 'by_stage',
  published: '2023-10',
}

export const cover: CaseStudyCover = {
  scene: 'bottle-forecast',
  layout: 'medallion',
  ground: 'eggshell',
  seed: 64,
}
