import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import styles from './changes.module.css'

/** The pictures together show one minute, so their order is fixed: at its end the tablet clears itself. */
const CHANGES = ['sealed', 'inside', 'cleared'] as const

/** What fair mode changes on a tablet. */
export function Changes() {
  const { t } = useTranslation('fair')
  return (
    <Section tone="eggshell" title={t('changes.title')}>
      <ul className={styles.changes}>
        {CHANGES.map((change) => (
          <li key={change}>
            <div className={styles.picture}>
              <img
                src={`/illustrations/fair-${change}.svg`}
                alt=""
                width={400}
                height={352}
                loading="lazy"
                decoding="async"
              />
            </div>
            <h3>{t(`changes.${change}.title`)}</h3>
            <p>{t(`changes.${change}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
