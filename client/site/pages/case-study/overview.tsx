import { useTranslation } from 'react-i18next'
import cells from '#client/components/cells.module.css'
import bullets from '#client/components/tile-bullets.module.css'
import { parseList } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './overview.module.css'
import { PagePart } from './page-part.tsx'

/**
 * The summary of a case study: a paragraph if there is one, the results, and other facts worth knowing. If
 * `ResultFigures` shows the results as numbers, the summary leaves them out. Renders nothing if nothing else is left.
 */
export function Overview({ caseStudy }: { caseStudy: CaseStudy }) {
  const { t } = useTranslation('case-studies')
  const { fullDescription, results, resultsWithIcon, keyHighlights } = caseStudy
  const hasFigures = resultsWithIcon !== ''
  if (hasFigures && !fullDescription && !keyHighlights) return null
  return (
    <PagePart title={t('detail.outcomes')}>
      {fullDescription && <p className={styles.summary}>{fullDescription}</p>}
      {!hasFigures && (
        <ul className={`${cells.cells} ${styles.tiles}`}>
          {parseList(results).map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
      )}
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
