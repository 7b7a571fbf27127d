import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'ecommercePlatformTransformation',
  client: 'Gốm Nhà',
  industry: 'retail_ecommerce',
  service: 'web_dev',
  technologies: 'Vue.js; Node.js; PostgreSQL; AWS; Docker',
  resultsWithIcon: '',
  durationMonths: 10,
  teamSize: 5,
  contract: 'by_time',
  published: '2023-08',
}

export const cover: CaseStudyCover = {
  scene: 'pottery-shop',
  layout: 'dado',
  ground: 'river',
  seed: 89,
}
