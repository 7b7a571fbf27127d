import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { paragraphsSinceThen } from '#client/content/history.ts'
import styles from './since-then.module.css'

/** The events after the last period of the timeline, as plain text. */
export function SinceThen() {
  const { t } = useTranslation('history')
  return (
    <Section title={t('today.title')}>
      <div className={styles.text}>
        {paragraphsSinceThen.map((paragraph) => (
          <p key={paragraph}>{t(`today.paragraphs.${paragraph}`)}</p>
        ))}
      </div>
    </Section>
  )
}
