import type { ContentKind } from '../content-check/content-kind.ts'

export const CASE_STUDY: ContentKind = {
  name: 'case study',
  folders: 'client/content/case-studies',
  factsFile: 'case-study.ts',
}
