import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { ChapterRail } from './chapter-rail.tsx'
import { CHAPTERS } from './chapters.ts'
import { StoryPart } from './story-part.tsx'
import { StoryText } from './story-text.tsx'

interface StoryProps {
  locale: Locale
  caseStudy: CaseStudy
}

/** The text of a case study, in three chapters. */
export function Story({ locale, caseStudy }: StoryProps) {
  const { t } = useTranslation('case-studies')
  return CHAPTERS.map(({ section, anchor, tone }, index) => {
    const text = caseStudy[section]
    if (!text) return null
    return (
      <StoryPart
        key={section}
        id={anchor}
        number={index + 1}
        title={t(`detail.${anchor}`)}
        tone={tone}
        margin={<ChapterRail present={anchor} />}
      >
        <StoryText
          id={`${caseStudy.slug}/${locale}/${section}`}
          markdown={text}
          diagrams={caseStudy.diagrams?.filter((diagram) => diagram.section === section) ?? []}
        />
      </StoryPart>
    )
  })
}
