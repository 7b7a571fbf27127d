import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'imageToText',
  client: 'Bến Thượng Freight',
  industry: 'logistics',
  service: 'ai',
  technologies: 'Python; PyTorch; OpenCV; .NET; Azure',
  resultsWithIcon: '',
  published: '2024-03',
}
