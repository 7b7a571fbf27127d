import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'fintechInvestmentTracking',
  client: 'Lúa Invest',
  industry: 'finance',
  service: 'mobile_app',
  technologies: 'Flutter; .NET; PostgreSQL; Redis; AWS',
  resultsWithIcon: 'Users|1M+|transactions; TrendingUp|40%|portfolioGrowth; Clock|24/7|updates',
  durationMonths: 13,
  teamSize: 7,
  contract: 'by_time',
  published: '2026-07',
}

export const cover: CaseStudyCover = {
  scene: 'rice-terraces',
  layout: 'arch',
  ground: 'gold',
  seed: 160,
}
