import { useTranslation } from 'react-i18next'
import ringed from '#client/components/ringed-tiles.module.css'
import { Section } from '#client/components/section.tsx'
import { aboutFacts, aboutParagraphs } from '#client/content/about.ts'
import styles from './about-text.module.css'

/** The large number beside each paragraph except the first. The key is the paragraph's id. */
const MARGIN_FIGURES = {
  start: aboutFacts.founded,
  team: `${aboutFacts.engineers}+`,
  work: '2',
  promise: aboutFacts.support,
} as const

/**
 * The text about the company. The first paragraph is in large type. Beside each other paragraph stands a tile with the
 * number that the paragraph is about.
 */
export function AboutText() {
  const { t } = useTranslation('about')
  return (
    <Section>
      <div className={styles.beginning}>
        <h2>{t('storyTitle')}</h2>
        <p>{t('paragraphs.name')}</p>
      </div>
      <div className={ringed.tiles}>
        {aboutParagraphs.map(
          (id) =>
            id !== 'name' && (
              <div key={id} className={styles.row}>
                <div className={styles.margin}>
                  <strong className={styles.figure}>{MARGIN_FIGURES[id]}</strong> {t(`figures.${id}`)}
                </div>
                <p>{t(`paragraphs.${id}`, aboutFacts)}</p>
              </div>
            ),
        )}
      </div>
    </Section>
  )
}
