import type { CaseStudyFacts } from '../../case-study.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'visionQualityControl',
  client: 'Hoa Văn Ceramics',
  industry: 'manufacturing',
  service: 'ai',
  technologies: 'Python; PyTorch; OpenCV; Docker',
  resultsWithIcon: '',
  published: '2024-05',
}
