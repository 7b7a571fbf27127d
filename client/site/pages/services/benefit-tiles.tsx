import { useTranslation } from 'react-i18next'
import ringed from '#client/components/ringed-tiles.module.css'
import { company } from '#client/content/company.ts'
import { benefits } from '#client/content/services.ts'
import styles from './benefit-tiles.module.css'

/** Four benefits for clients, as tiles whose patterns continue from one to the next. */
export function BenefitTiles() {
  const { t } = useTranslation('services')
  return (
    <ul className={`${styles.tiles} ${ringed.tiles}`}>
      {benefits.map((id) => (
        <li key={id}>
          <h3>{t(`benefits.${id}.title`)}</h3>
          <p>{t(`benefits.${id}.text`, { faster: company.figures.fasterTimeToMarket })}</p>
        </li>
      ))}
    </ul>
  )
}
