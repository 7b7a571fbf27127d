import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CaseStudyCover } from '#client/components/case-study-cover.tsx'
import { CaseStudySummary } from '#client/components/case-study-summary.tsx'
import { cutText } from '#client/components/cut-text.ts'
import type { CaseStudyListItem } from '#client/content/case-study-list.ts'
import { OverlayToggle } from '#client/widgets/overlay/overlay-toggle.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './case-study-list-card.module.css'

/** Of the description, in characters (docs/product.md §9.5). */
const OVERLAY_MAX_LENGTH = 135

interface CaseStudyListCardProps {
  locale: Locale
  caseStudy: CaseStudyListItem
}

/** A case study in the list: a link as a whole, with its description as an overlay on the cover. Memoized: cards that stay are not rendered again. */
export const CaseStudyListCard = memo(function CaseStudyListCard({ locale, caseStudy }: CaseStudyListCardProps) {
  const { t } = useTranslation('case-studies')
  const { slug, title, description } = caseStudy
  return (
    <li className={styles.card} data-overlay>
      <CaseStudyCover slug={slug} />
      <CaseStudySummary locale={locale} caseStudy={caseStudy} withoutDescription />
      <OverlayToggle
        className={styles.toggle}
        showLabel={t('list.showDescription', { title })}
        hideLabel={t('list.hideDescription', { title })}
      />
      <p className={styles.overlay}>{cutText(description, OVERLAY_MAX_LENGTH)}</p>
    </li>
  )
})
