import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { aboutFacts, aboutFigures, aboutParagraphs } from '#client/content/about.ts'
import styles from './about-text.module.css'

/**
 * The text about the company. The first paragraph is in large type. Beside each other paragraph stands a picture of
 * what it tells, and above it the number that it is about.
 */
export function AboutText() {
  const { t } = useTranslation('about')
  return (
    <Section>
      <div className={styles.beginning}>
        <h2>{t('storyTitle')}</h2>
        <p>{t('paragraphs.name')}</p>
      </div>
      <div className={styles.rows}>
        {aboutParagraphs.map(
          (id) =>
            id !== 'name' && (
              <div key={id} className={styles.row}>
                <div className={styles.picture}>
                  <img
                    src={`/illustrations/about-${id}.svg`}
                    alt=""
                    width={400}
                    height={300}
                    loading="lazy"
                    decoding="async"
                  />
                </div>
                <div className={styles.words}>
                  <div className={styles.figure}>
                    <strong>{aboutFigures[id]}</strong> {t(`figures.${id}`)}
                  </div>
                  <p>{t(`paragraphs.${id}`, aboutFacts)}</p>
                </div>
              </div>
            ),
        )}
      </div>
    </Section>
  )
}
