import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'financialFraudDetection',
  client: 'Ví Sen',
  industry: 'finance',
  service: 'data_science',
  technologies: 'Python; PyTorch; SQL Server; REST API',
  resultsWithIcon: '',
  published: '2025-02',
}
