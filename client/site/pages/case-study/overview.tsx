import { useTranslation } from 'react-i18next'
import bullets from '#client/components/tile-bullets.module.css'
import { parseList } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './overview.module.css'
import { PagePart } from './page-part.tsx'

/** The summary of a case study, a paragraph, and facts worth knowing. Renders nothing if it has neither. */
export function Overview({ caseStudy: { fullDescription, keyHighlights } }: { caseStudy: CaseStudy }) {
  const { t } = useTranslation('case-studies')
  if (!fullDescription && !keyHighlights) return null
  return (
    <PagePart title={t('detail.outcomes')}>
      {fullDescription && <p className={styles.summary}>{fullDescription}</p>}
      {keyHighlights && (
        <div className={`${styles.highlights} ${bullets.bullets}`}>
          <h3>{t('detail.highlights')}</h3>
          <ul>
            {parseList(keyHighlights).map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        </div>
      )}
    </PagePart>
  )
}
