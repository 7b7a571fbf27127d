import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'demandForecasting',
  client: 'Nước Mát Drinks',
  industry: 'food_beverage',
  service: 'ai',
  technologies: 'Python; PyTorch; PostgreSQL; AWS',
  resultsWithIcon: '',
  published: '2023-10',
}
