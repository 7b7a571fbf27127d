import type { CaseStudyCover, CaseStudyFacts } from '#contract/content/case-study-schema.ts'

export const caseStudy: CaseStudyFacts = {
  i18nKey: 'visionQualityControl',
  client: 'Hoa Văn Ceramics',
  industry: 'manufacturing',
  service: 'ai',
  technologies: 'Python; PyTorch; OpenCV; Docker',
  resultsWithIcon: '',
  durationMonths: 10,
  teamSize: 4,
  contract: 'by_stage',
  published: '2026-04',
}

export const cover: CaseStudyCover = {
  scene: 'tile-inspection',
  layout: 'floor',
  ground: 'eggshell',
  seed: 60,
}
