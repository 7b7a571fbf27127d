import { useTranslation } from 'react-i18next'
import { coverUrl } from '#client/content/cover-url.ts'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import { ChapterRail } from './chapter-rail.tsx'
import { ChapterText } from './chapter-text.tsx'
import { CHAPTERS } from './chapters.ts'
import { PagePart } from './page-part.tsx'

interface CaseStudyChaptersProps {
  locale: Locale
  caseStudy: CaseStudy
}

/** The text of a case study, in its three chapters. */
export function CaseStudyChapters({ locale, caseStudy }: CaseStudyChaptersProps) {
  const { t } = useTranslation('case-studies')
  return CHAPTERS.map(({ section, anchor, tone, detail }, index) => (
    <PagePart
      key={section}
      id={anchor}
      number={index + 1}
      title={t(`detail.${anchor}`)}
      tone={tone}
      picture={`url(${coverUrl(caseStudy.slug)}) ${detail}`}
      margin={<ChapterRail present={anchor} />}
    >
      <ChapterText
        id={`${caseStudy.slug}/${locale}/${section}`}
        markdown={caseStudy[section]}
        diagrams={caseStudy.diagrams?.filter((diagram) => diagram.section === section) ?? []}
      />
    </PagePart>
  ))
}
