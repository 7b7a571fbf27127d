import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'supplyChainOptimization',
  client: 'Bắc Nam Lines',
  industry: 'logistics',
  service: 'data_science',
  technologies: 'Python; PyTorch; MongoDB; REST API',
  resultsWithIcon: '',
  published: '2024-11',
}
