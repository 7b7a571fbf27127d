import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'superAppFoodDelivery',
  client: 'Mâm',
  industry: 'food_beverage',
  service: 'mobile_app',
  technologies: 'React Native; Node.js; MongoDB; Redis; AWS',
  resultsWithIcon: '',
  published: '2023-05',
}
