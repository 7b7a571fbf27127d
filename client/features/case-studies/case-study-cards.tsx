import { Card, CardGrid } from '#client/components/card-grid.tsx'
import type { CaseStudyCard } from '#client/content/case-study.ts'
import { parseList } from '#client/content/case-study-fields.ts'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import { Tags } from './tags.tsx'

const CARD_TAGS_MAX_COUNT = 3

interface CaseStudyCardsProps {
  locale: Locale
  caseStudies: readonly CaseStudyCard[]
  columns: 'three' | 'four'
}

/** Case studies as cards: category, title, description and the first technologies. */
export function CaseStudyCards({ locale, caseStudies, columns }: CaseStudyCardsProps) {
  return (
    <CardGrid columns={columns}>
      {caseStudies.map(({ slug, category, title, description, technologies }) => (
        <Card key={slug} href={paths.caseStudy(locale, slug)} eyebrow={category} title={title}>
          <p>{description}</p>
          <Tags names={parseList(technologies).slice(0, CARD_TAGS_MAX_COUNT)} />
        </Card>
      ))}
    </CardGrid>
  )
}
