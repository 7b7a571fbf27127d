import type { CaseStudyCover, CaseStudyFacts, CaseStudyTexts } from '#contract/content/case-study-schema.ts'
import { CASE_STUDIES } from '../case-studies.ts'
import type { ContentFolder } from '../content-folder.ts'
import { contentFolder, definedFields, type FolderChanges } from './content-folder.ts'

const caseStudy: CaseStudyFacts = {
  i18nKey: 'tideTables',
  client: 'Bến Lặng',
  industry: 'logistics',
  service: 'web_dev',
  technologies: 'Next.js; PostgreSQL',
  resultsWithIcon: 'Users|40|pilots; Clock|24/7|updates',
  durationMonths: 6,
  teamSize: 4,
  contract: 'by_stage',
  published: '2024-10',
}

const cover: CaseStudyCover = { scene: 'paper-boat', layout: 'arch', ground: 'gold', seed: 7 }

const texts: CaseStudyTexts = {
  title: 'Tide tables',
  description: 'Pilots read the tide on their phones.',
  category: 'Ports',
  results: 'No paper; No guessing; Fewer calls',
  resultLabels: { pilots: 'pilots', updates: 'updates' },
  challenge: '### The book\n\nIt was printed once a year.\n\n- Wet\n- Late\n\n> Where is it?\n>\n> A pilot',
  solution: '### The page\n\nIt opens at once.',
  resultText: '### The river\n\nNobody runs aground.',
  productPicture: 'A phone with the tide of the hour.',
  diagrams: [
    {
      kind: 'bars',
      section: 'resultText',
      caption: 'Calls to the office',
      tile: { value: 5, text: '5 a day' },
      bars: [
        { label: 'Before', value: 40, text: '40 a day' },
        { label: 'After', value: 4, text: '4 a day' },
      ],
    },
  ],
}

export interface CaseStudyChanges extends FolderChanges {
  facts?: Record<string, unknown>
  cover?: Record<string, unknown>
}

/** The folder of a valid case study with the given changes. */
export function caseStudyFolder(changes: CaseStudyChanges = {}): ContentFolder {
  const exports = {
    caseStudy: definedFields({ ...caseStudy, ...changes.facts }),
    cover: definedFields({ ...cover, ...changes.cover }),
  }
  return contentFolder(CASE_STUDIES, exports, texts, { slug: 'tide-tables', ...changes })
}
