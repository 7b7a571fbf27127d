import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'superAppFoodDelivery',
  client: 'Mâm',
  industry: 'food_beverage',
  service: 'mobile_app',
  technologies: 'React Native; Node.js; MongoDB; Redis; AWS',
  resultsWithIcon: '',
  durationMonths: 14,
  teamSize: 11,
  contract: 'team',
  published: '2023-05',
}

export const cover: CaseStudyCover = {
  scene: 'delivery-scooter',
  layout: 'medallion',
  ground: 'ink',
  seed: 122,
}
