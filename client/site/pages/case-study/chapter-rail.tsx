import { useTranslation } from 'react-i18next'
import styles from './chapter-rail.module.css'
import { CHAPTERS, type ChapterAnchor } from './chapters.ts'

/**
 * Links to the chapters, with the chapter `current` marked. Shown on wide screens only. Each chapter has its own copy
 * of these links in its margin, sticky as long as that chapter is on the screen. The chapter that is being read is
 * therefore marked without a script.
 */
export function ChapterRail({ current }: { current: ChapterAnchor }) {
  const { t } = useTranslation('case-studies')
  return (
    <ol className={styles.rail} aria-label={t('detail.chapters')}>
      {CHAPTERS.map(({ anchor }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} aria-current={anchor === current ? 'true' : undefined}>
            {t(`detail.${anchor}`)}
          </a>
        </li>
      ))}
    </ol>
  )
}
