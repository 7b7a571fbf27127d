import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CaseStudyCover } from '#client/components/case-study-cover.tsx'
import { CaseStudySummary } from '#client/components/case-study-summary.tsx'
import { truncate } from '#client/components/truncate.ts'
import type { CaseStudyListItem } from '#client/content/case-study-list.ts'
import { OverlayToggle } from '#client/widgets/overlay/overlay-toggle.tsx'
import type { Locale } from '#contract/addresses.ts'
import { CARD_DESCRIPTION_MAX_LENGTH } from '#contract/content/case-study-fields.ts'
import styles from './case-study-list-card.module.css'

interface CaseStudyListCardProps {
  locale: Locale
  caseStudy: CaseStudyListItem
  /** Whether the card is large, with the description below its title instead of an overlay. */
  isLead: boolean
}

/**
 * A card in the list of case studies. The whole card is a link. An overlay on the cover picture shows the description,
 * unless the card is a lead. Memoized, so that a change of the filters does not re-render cards that stay in the list.
 */
export const CaseStudyListCard = memo(function CaseStudyListCard(props: CaseStudyListCardProps) {
  const { locale, caseStudy, isLead } = props
  const { t } = useTranslation('case-studies')
  const { slug, title } = caseStudy
  const description = truncate(caseStudy.description, CARD_DESCRIPTION_MAX_LENGTH)
  return (
    <li className={`${styles.card} ${isLead ? styles.lead : styles.small}`} data-overlay={!isLead || undefined}>
      <CaseStudyCover slug={slug} />
      <CaseStudySummary
        locale={locale}
        caseStudy={{ ...caseStudy, description }}
        result={caseStudy.result}
        withoutDescription={!isLead}
      />
      {!isLead && (
        <>
          <OverlayToggle className={styles.toggle} label={t('list.description', { title })} />
          <p className={styles.overlay}>{description}</p>
        </>
      )}
    </li>
  )
})
