import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'supplyChainOptimization',
  client: 'Bắc Nam Lines',
  industry: 'logistics',
  service: 'data_science',
  technologies: 'Python; PyTorch; MongoDB; REST API',
  resultsWithIcon: '',
  durationMonths: 11,
  teamSize: 5,
  contract: 'by_stage',
  published: '2026-01',
}

export const cover: CaseStudyCover = {
  scene: 'container-forecast',
  layout: 'floor',
  ground: 'ink',
  seed: 15,
}
