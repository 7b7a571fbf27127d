import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'digitalBankingPlatform',
  client: 'Làng Nghề Bank',
  industry: 'finance',
  service: 'enterprise_software',
  technologies: '.NET; NextJS; PostgreSQL; AWS; Docker',
  resultsWithIcon: '',
  durationMonths: 14,
  teamSize: 8,
  contract: 'by_stage',
  published: '2022-06',
}

export const cover: CaseStudyCover = {
  scene: 'kitchen-table',
  layout: 'medallion',
  ground: 'river',
  seed: 110,
}
