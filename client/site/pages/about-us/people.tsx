import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { founders } from '#client/content/people.ts'
import styles from './people.module.css'

const PORTRAIT_PX = 320

/** The founders of the company, whom clients and applicants meet. */
export function People() {
  const { t } = useTranslation('about')
  return (
    <Section tone="ink" title={t('people.title')} lead={t('people.lead')} id="people">
      <ul className={styles.people}>
        {founders.map(({ id, name, portrait }) => (
          <li key={id} className={styles.person}>
            <div className={styles.portrait}>
              <img src={portrait} alt="" width={PORTRAIT_PX} height={PORTRAIT_PX} loading="lazy" decoding="async" />
            </div>
            <h3>{name}</h3>
            <p className={styles.role}>{t(`people.roles.${id}`)}</p>
            <p>{t(`people.texts.${id}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
