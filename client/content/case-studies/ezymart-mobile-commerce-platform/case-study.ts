import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'ezymartMobileCommerce',
  client: 'EzyMart',
  industry: 'retail_ecommerce',
  service: 'mobile_app',
  technologies: 'React Native; GraphQL; Node.js; PostgreSQL; AWS',
  resultsWithIcon: 'Users|2.5M+|downloads; TrendingUp|85%|retention; Clock|30%|fasterCheckout',
  durationMonths: 12,
  teamSize: 9,
  contract: 'team',
  published: '2024-10',
}

export const cover: CaseStudyCover = {
  scene: 'grocery-basket',
  layout: 'split',
  ground: 'vermilion',
  seed: 157,
}
