import type { CaseStudyFacts, CaseStudyTexts } from '#client/content/case-study.ts'
import type { CaseStudyCover } from '#client/content/case-study-cover.ts'
import type { ContentFolder } from '../content-check/content-folder.ts'
import { definedFields } from '../content-check/defined-fields.ts'

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
  diagrams: [
    {
      kind: 'bars',
      section: 'resultText',
      caption: 'Calls to the office',
      bars: [
        { label: 'Before', value: 40, text: '40 a day' },
        { label: 'After', value: 4, text: '4 a day' },
      ],
    },
  ],
}

/** Values that replace those of a sound folder; a field that is undefined is left out. */
export interface Changes {
  slug?: string
  facts?: Record<string, unknown>
  cover?: Record<string, unknown>
  exports?: Record<string, unknown> | Error
  en?: Record<string, unknown>
  vi?: Record<string, unknown>
  /** Files by name; undefined takes one away. */
  files?: Record<string, string | undefined>
}

/** A folder with nothing wrong in it but the changes, for tests. */
export function soundFolder(changes: Changes = {}): ContentFolder {
  const { exports } = changes
  return {
    slug: changes.slug ?? 'tide-tables',
    files: {
      'case-study.ts': '',
      'en.json': JSON.stringify({ ...texts, ...changes.en }),
      'vi.json': JSON.stringify({ ...texts, ...changes.vi }),
      ...changes.files,
    },
    exports:
      exports instanceof Error
        ? exports
        : definedFields({
            caseStudy: definedFields({ ...caseStudy, ...changes.facts }),
            cover: definedFields({ ...cover, ...changes.cover }),
            ...exports,
          }),
  }
}
