import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import styles from './status-code.module.css'

/** An example of a status code: the receipt code, and what follows it. */
const EXAMPLE = ['LAT-7F3K-9QX2', '-4M8T-B06W-KN51-3C7D-V0'] as const

/** Where a visitor finds the status code, and what it looks like. */
export function StatusCode() {
  const { t } = useTranslation('status')
  const [receipt, rest] = EXAMPLE
  return (
    <Section>
      <div className={styles.panel}>
        <div className={styles.words}>
          <h2>{t('where')}</h2>
          <p>{t('codeHint')}</p>
          <p>{t('format')}</p>
          <p className={styles.example}>
            <mark>{receipt}</mark>
            {rest}
          </p>
        </div>
        <img src="/illustrations/status-code.svg" alt="" width={800} height={600} loading="lazy" decoding="async" />
      </div>
    </Section>
  )
}
