import { useTranslation } from 'react-i18next'
import { promises } from '#client/content/services.ts'
import styles from './promise-band.module.css'

/**
 * The `id` of the band on the overview page of all services. `PromiseLink` on each service's page leads to the band.
 */
export const PROMISES_ID = 'every-project'

/** A band with the promises that the company makes for every project of every service. */
export function PromiseBand() {
  const { t } = useTranslation('services')
  return (
    <section className={styles.band} id={PROMISES_ID}>
      <div className={styles.inner}>
        <h2>{t('promises.title')}</h2>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>
              <h3>{t(`promises.items.${promise}.title`)}</h3>
              <p>{t(`promises.items.${promise}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
