import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'healthcareWebPortal',
  client: 'Cửu Long Care',
  industry: 'healthcare',
  service: 'web_dev',
  technologies: 'React; .NET Core; PostgreSQL; Azure',
  resultsWithIcon: '',
  durationMonths: 9,
  teamSize: 6,
  contract: 'fixed_price',
  published: '2022-12',
}

export const cover: CaseStudyCover = {
  scene: 'paper-boat',
  layout: 'diagonal',
  ground: 'eggshell',
  seed: 13,
}
