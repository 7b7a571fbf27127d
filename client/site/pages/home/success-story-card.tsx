import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { COVER_HEIGHT_PX, COVER_WIDTH_PX, coverUrl } from '#client/content/cover-url.ts'
import { localFigure } from '#client/i18n/local-figure.ts'
import { paths } from '#client/navigation/paths.ts'
import { OverlayToggle } from '#client/widgets/overlay/overlay-toggle.tsx'
import type { Locale } from '#contract/addresses.ts'
import { parseList, resultFigures } from '#contract/content/case-study-fields.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './success-story-card.module.css'
import { truncateWords } from './truncate-words.ts'

/** Maximum number of words in the summary (docs/product.md §9.5). */
const SUMMARY_WORDS_MAX_COUNT = 20

interface SuccessStoryCardProps {
  locale: Locale
  caseStudy: CaseStudy
}

/**
 * A card with the cover, the title and the first result of a case study. An overlay that opens over the card shows a
 * summary and the results.
 */
export function SuccessStoryCard({ locale, caseStudy }: SuccessStoryCardProps) {
  const { t } = useTranslation('home')
  const { slug, category, title, description, results } = caseStudy
  const [figure] = resultFigures(caseStudy)
  return (
    <li className={styles.card} data-overlay>
      <div className={styles.face} data-overlay-surface>
        <div className={styles.cover}>
          <img
            src={coverUrl(slug)}
            width={COVER_WIDTH_PX}
            height={COVER_HEIGHT_PX}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </div>
        <p className={styles.category}>{category}</p>
        <h3>{title}</h3>
        {figure && (
          <div className={styles.figure}>
            <strong>{localFigure(figure.value, locale)}</strong> {figure.label}
          </div>
        )}
      </div>
      <OverlayToggle className={styles.toggle} label={t('stories.details', { title })} />
      <div className={styles.overlay} data-overlay-surface>
        <p className={styles.title}>{title}</p>
        <p>{truncateWords(description, SUMMARY_WORDS_MAX_COUNT)}</p>
        <p className={styles.results}>{t('stories.results')}</p>
        <ul className={styles.list}>
          {parseList(results).map((result) => (
            <li key={result}>{result}</li>
          ))}
        </ul>
        <Button variant="accent" href={paths.caseStudy(locale, slug)}>
          {t('stories.read')}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </li>
  )
}
