import { useTranslation } from 'react-i18next'
import { FigureList } from '#client/widgets/figure-list/figure-list.tsx'
import { resultFigures } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './result-figures.module.css'

/**
 * The results of a case study as large numbers on tiles. Other numbers of the site count up when they become visible.
 * These numbers do not, because visitors look at them at once.
 */
export function ResultFigures({ caseStudy }: { caseStudy: CaseStudy }) {
  const { t } = useTranslation('case-studies')
  return (
    <section className={styles.figures} aria-label={t('detail.figures')}>
      <FigureList tone="tiles" figures={resultFigures(caseStudy)} />
    </section>
  )
}
