import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { aboutParagraphs } from '#client/content/about.ts'
import { company } from '#client/content/company.ts'
import styles from './story.module.css'

const FACTS = {
  founded: company.founded,
  singapore: company.singaporeOffice,
  engineers: company.figures.engineers,
  projects: company.figures.projectsDelivered,
  support: company.figures.support,
}

/** What stands large in the margin of a paragraph. */
const MARGIN_FIGURES = {
  start: company.founded,
  team: company.figures.engineers,
  work: '2',
  promise: company.figures.support,
} as const

/** Who we are: a first paragraph set large, the others each beside the figure it turns on. */
export function Story() {
  const { t } = useTranslation('about')
  return (
    <Section>
      <div className={styles.story}>
        {aboutParagraphs.map((id) => (
          <div key={id} className={styles.row}>
            {id === 'name' ? (
              <h2>{t('storyTitle')}</h2>
            ) : (
              <div className={styles.margin}>
                <strong className={styles.figure}>{MARGIN_FIGURES[id]}</strong> {t(`figures.${id}`)}
              </div>
            )}
            <p>{t(`paragraphs.${id}`, FACTS)}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}
