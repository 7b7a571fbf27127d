import { useTranslation } from 'react-i18next'
import type { CaseStudy } from '#client/content/case-study.ts'
import type { Locale } from '#contract/locale.ts'
import { Diagram } from './diagram.tsx'
import { StoryPart } from './story-part.tsx'
import { StoryText } from './story-text.tsx'

/** The chapters with the key of their title. */
const CHAPTERS = [
  { section: 'challenge', title: 'challenge', tone: 'paper' },
  { section: 'solution', title: 'solution', tone: 'eggshell' },
  { section: 'resultText', title: 'results', tone: 'paper' },
] as const

interface StoryProps {
  locale: Locale
  caseStudy: CaseStudy
}

/** The story itself in three chapters, each closed by its drawings. */
export function Story({ locale, caseStudy }: StoryProps) {
  const { t } = useTranslation('case-studies')
  return CHAPTERS.map(({ section, title, tone }, index) => {
    const text = caseStudy[section]
    if (!text) return null
    return (
      <StoryPart key={section} id={title} number={index + 1} title={t(`detail.${title}`)} tone={tone}>
        <StoryText id={`${caseStudy.slug}/${locale}/${section}`} markdown={text} />
        {caseStudy.diagrams
          ?.filter((diagram) => diagram.section === section)
          .map((diagram) => (
            <Diagram key={diagram.caption} diagram={diagram} />
          ))}
      </StoryPart>
    )
  })
}
