import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'onlineCarRentalPlatform',
  client: 'Xe Đường Dài',
  industry: 'transportation',
  service: 'web_dev',
  technologies: 'Next.js; Node.js; PostgreSQL; AWS',
  resultsWithIcon: '',
  durationMonths: 6,
  teamSize: 5,
  contract: 'fixed_price',
  published: '2022-09',
}

export const cover: CaseStudyCover = {
  scene: 'car-availability',
  layout: 'checker',
  ground: 'gold',
  seed: 114,
}
