import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'ecommercePlatformTransformation',
  client: 'Gốm Nhà',
  industry: 'retail_ecommerce',
  service: 'web_dev',
  technologies: 'Vue.js; Node.js; PostgreSQL; AWS; Docker',
  resultsWithIcon: '',
  published: '2023-08',
}
