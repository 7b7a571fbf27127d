import { useTranslation } from 'react-i18next'
import { Figure } from '#client/components/figure.tsx'
import { Section } from '#client/components/section.tsx'
import { beginnings } from '#client/content/how-we-work.ts'
import styles from './price-list.module.css'

/** What a beginning costs, in money and time, a line for each point. */
export function PriceList() {
  const { t } = useTranslation('how-we-work')
  return (
    <Section tone="ink" title={t('begin.title')} lead={t('begin.lead')}>
      <ul className={styles.list}>
        {beginnings.map((id) => (
          <li key={id}>
            <h3>{t(`begin.${id}.term`)}</h3>
            <p>
              <Figure text={t(`begin.${id}.figure`)} />
            </p>
            <p>{t(`begin.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
