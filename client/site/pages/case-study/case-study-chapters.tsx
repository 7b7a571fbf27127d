import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { Chapter } from './chapter.tsx'
import { ChapterText } from './chapter-text.tsx'
import { CHAPTERS } from './chapters.ts'

interface CaseStudyChaptersProps {
  locale: Locale
  caseStudy: CaseStudy
}

/** The text of a case study, in its three chapters. */
export function CaseStudyChapters({ locale, caseStudy }: CaseStudyChaptersProps) {
  return CHAPTERS.map(({ section, anchor }, index) => (
    <Chapter key={section} anchor={anchor} number={index + 1} slug={caseStudy.slug}>
      <ChapterText
        id={`${caseStudy.slug}/${locale}/${section}`}
        markdown={caseStudy[section]}
        diagrams={caseStudy.diagrams?.filter((diagram) => diagram.section === section) ?? []}
        pictureOf={section === 'solution' ? caseStudy : undefined}
      />
    </Chapter>
  ))
}
