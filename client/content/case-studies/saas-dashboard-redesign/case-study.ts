import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'saasDashboardRedesign',
  client: 'Stackyard',
  industry: 'logistics',
  service: 'web_dev',
  technologies: 'Next.js; GraphQL; PostgreSQL; Vercel',
  resultsWithIcon: '',
  durationMonths: 7,
  teamSize: 4,
  contract: 'by_time',
  published: '2026-02',
}

export const cover: CaseStudyCover = {
  scene: 'forklift-dashboard',
  layout: 'diagonal',
  ground: 'vermilion',
  seed: 34,
}
