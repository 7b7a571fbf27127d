import type { CaseStudyFacts } from '../../case-study.ts'
import type { CaseStudyCover } from '../../case-study-cover.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'demandForecasting',
  client: 'Nước Mát Drinks',
  industry: 'food_beverage',
  service: 'ai',
  technologies: 'Python; PyTorch; PostgreSQL; AWS',
  resultsWithIcon: '',
  published: '2023-10',
}

export const cover: CaseStudyCover = {
  scene: 'bottle-forecast',
  layout: 'medallion',
  ground: 'eggshell',
  seed: 64,
}
