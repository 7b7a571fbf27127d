import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { accessibilityLimits } from '#client/content/accessibility.ts'
import styles from './four-limits.module.css'

/** The elements of each limit's drawing. `four-limits.module.css` gives them shapes and colours. */
const DRAWINGS: Record<(typeof accessibilityLimits)[number], ReactNode> = {
  contrast: ['paper', 'gold', 'vermilion', 'ink'].map((ground) => <span key={ground}>Aa</span>),
  zoom: ['100%', '200%'].map((size) => <span key={size}>Lát</span>),
  motion: ['1', '2', '3', '4', '5', ''].map((second) => <span key={second}>{second}</span>),
  target: (
    <>
      <span>44</span>
      <span />
      <span />
    </>
  ),
}

/** The limits that the site keeps, such as the least size of a button. Each has a drawing that shows it to scale. */
export function FourLimits() {
  const { t } = useTranslation('accessibility')
  return (
    <div className={styles.limits}>
      {accessibilityLimits.map((id) => (
        <div key={id} className={styles.limit}>
          <div className={styles[id]} aria-hidden="true">
            {DRAWINGS[id]}
          </div>
          <p>
            <strong>{t(`limits.${id}.figure`)}</strong> {t(`limits.${id}.text`)}
          </p>
        </div>
      ))}
    </div>
  )
}
