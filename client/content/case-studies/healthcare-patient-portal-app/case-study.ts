import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'healthcarePatientPortal',
  client: 'Sen Trắng Clinics',
  industry: 'healthcare',
  service: 'mobile_app',
  technologies: 'Swift; Kotlin; Node.js; PostgreSQL; Azure',
  resultsWithIcon: 'Users|50K+|patients; TrendingUp|95%|satisfaction; Clock|60%|reducedWaitTimes',
  durationMonths: 12,
  teamSize: 10,
  contract: 'by_stage',
  published: '2025-09',
}

export const cover: CaseStudyCover = {
  scene: 'appointment-calendar',
  layout: 'frame',
  ground: 'mist',
  seed: 5,
}
