import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import type texts from '#client/i18n/locales/en/history.json'
import styles from './since-then.module.css'

const PARAGRAPHS: readonly (keyof typeof texts.today.paragraphs)[] = [
  'replaced',
  'roster',
  'models',
  'closed',
  'edition',
]

/** The events after the last period of the timeline, as plain text. */
export function SinceThen() {
  const { t } = useTranslation('history')
  return (
    <Section title={t('today.title')}>
      <div className={styles.text}>
        {PARAGRAPHS.map((paragraph) => (
          <p key={paragraph}>{t(`today.paragraphs.${paragraph}`)}</p>
        ))}
      </div>
    </Section>
  )
}
