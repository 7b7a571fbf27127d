import type { CaseStudyFacts } from '../../case-study.ts'
import type { CaseStudyCover } from '../../case-study-cover.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'supplyChainOptimization',
  client: 'Bắc Nam Lines',
  industry: 'logistics',
  service: 'data_science',
  technologies: 'Python; PyTorch; MongoDB; REST API',
  resultsWithIcon: '',
  published: '2024-11',
}

export const cover: CaseStudyCover = {
  scene: 'container-forecast',
  layout: 'floor',
  ground: 'ink',
  seed: 15,
}
