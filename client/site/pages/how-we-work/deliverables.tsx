import { useTranslation } from 'react-i18next'
import ringed from '#client/components/ringed-tiles.module.css'
import { deliverables } from '#client/content/how-we-work.ts'
import styles from './deliverables.module.css'

const TITLE_ID = 'deliverables'

/** What a client receives: tiles from edge to edge of the screen, each with a picture. */
export function Deliverables() {
  const { t } = useTranslation('how-we-work')
  return (
    <section className={styles.section} aria-labelledby={TITLE_ID}>
      <div className={styles.heading}>
        <h2 id={TITLE_ID}>{t('handed.title')}</h2>
        <p>{t('handed.lead')}</p>
      </div>
      <ul className={`${ringed.tiles} ${styles.tiles}`}>
        {deliverables.map((id) => (
          <li key={id}>
            <img
              src={`/illustrations/handed-${id}.svg`}
              alt=""
              width={300}
              height={280}
              loading="lazy"
              decoding="async"
            />
            <h3>{t(`handed.${id}.title`)}</h3>
            <p>{t(`handed.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
