import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'imageToText',
  client: 'Bến Thượng Freight',
  industry: 'logistics',
  service: 'ai',
  technologies: 'Python; PyTorch; OpenCV; .NET; Azure',
  resultsWithIcon: '',
  durationMonths: 7,
  teamSize: 4,
  contract: 'fixed_price',
  published: '2024-03',
}

export const cover: CaseStudyCover = {
  scene: 'waybill-scan',
  layout: 'carpet',
  ground: 'gold',
  seed: 142,
}
