import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'saasDashboardRedesign',
  client: 'Stackyard',
  industry: 'logistics',
  service: 'web_dev',
  technologies: 'Next.js; GraphQL; PostgreSQL; Vercel',
  resultsWithIcon: '',
  published: '2024-01',
}
