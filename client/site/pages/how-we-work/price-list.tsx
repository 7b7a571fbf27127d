import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '#client/components/figure.tsx'
import { Section } from '#client/components/section.tsx'
import { priceList } from '#client/content/how-we-work.ts'
import styles from './price-list.module.css'

/** What a beginning costs, in money and time. Each item lies on a row of twenty tiles, one laid for each working day. */
export function PriceList() {
  const { t } = useTranslation('how-we-work')
  return (
    <Section tone="ink" title={t('begin.title')} lead={t('begin.lead')}>
      <div>
        <p className={styles.key}>{t('begin.key')}</p>
        <ul className={styles.list}>
          {priceList.map(({ id, figure, workingDays }) => (
            <li key={id} style={{ '--days': workingDays } as CSSProperties}>
              <h3>{t(`begin.${id}.term`)}</h3>
              <p className={styles[figure]}>
                <Figure text={t(`begin.${id}.figure`)} />
              </p>
              <p>{t(`begin.${id}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
