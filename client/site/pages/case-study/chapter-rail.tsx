import { useTranslation } from 'react-i18next'
import styles from './chapter-rail.module.css'
import { CHAPTERS, type Chapter } from './chapters.ts'

/**
 * The chapters as links, the present one marked; beside the text of wide screens only. It stands in the margin of each chapter, which goes
 * along while that is read, so that the right one is marked without a script.
 */
export function ChapterRail({ present }: { present: Chapter }) {
  const { t } = useTranslation('case-studies')
  return (
    <ol className={styles.rail} aria-label={t('detail.chapters')}>
      {CHAPTERS.map(({ anchor }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} aria-current={anchor === present ? 'true' : undefined}>
            {t(`detail.${anchor}`)}
          </a>
        </li>
      ))}
    </ol>
  )
}
