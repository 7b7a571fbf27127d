import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { customerLogos } from '#client/content/customer-logos.ts'
import { PauseButton } from '#client/widgets/pause-button/pause-button.tsx'
import styles from './logo-strip.module.css'

/**
 * The row moves to the left by up to one copy of the list, and the style sheet limits the visible part to two copies.
 * Three copies therefore always fill the visible part.
 */
const COPIES = [0, 1, 2]

/** The customers' logos in an endless row. Every six seconds the row moves by one logo, unless it is paused. */
export function LogoStrip() {
  const { t } = useTranslation('home')
  const titleId = useId()
  return (
    <div className={styles.strip} data-logo-strip>
      <div className={styles.heading}>
        <h3 id={titleId}>{t('testimonials.customers')}</h3>
        <PauseButton pauseLabel={t('testimonials.pauseLogos')} playLabel={t('testimonials.playLogos')} />
      </div>
      <div className={styles.window}>
        <div className={styles.row} data-logo-row>
          {COPIES.map((copy) => (
            <ul
              key={copy}
              className={styles.logos}
              {...(copy ? { 'aria-hidden': true } : { 'aria-labelledby': titleId })}
            >
              {customerLogos.map(({ name, logo }) => (
                <li key={logo}>
                  <img src={logo} alt={copy ? '' : name} width={160} height={72} loading="lazy" decoding="async" />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </div>
  )
}
