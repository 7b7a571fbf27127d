import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { CardPicture } from '#client/components/card-grid.tsx'
import { Section } from '#client/components/section.tsx'
import { paths } from '#client/navigation/paths.ts'
import { CompanyCounters } from '#client/site/sections/company-counters.tsx'
import { RotatingWords } from '#client/widgets/rotating-words/rotating-words.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './why-choose-us.module.css'

/** The `id` of this section, to which the scroll link in the hero leads. */
export const WHY_ID = 'why'

const VALUES = ['innovation', 'agility', 'trust'] as const

/** Introduces the company with rotating words, numbers that count up, and three values, each with a picture. */
export function WhyChooseUs({ locale }: { locale: Locale }) {
  const { t } = useTranslation('home')
  return (
    <Section id={WHY_ID}>
      <div className={styles.top}>
        <div className={styles.text}>
          <RotatingWords />
          <p className={styles.lead}>{t('why.lead')}</p>
          <div>
            <Button href={paths.contactUs(locale)} variant="outline">
              {t('why.contact')}
            </Button>
          </div>
        </div>
        <CompanyCounters />
      </div>
      <ul className={styles.values}>
        {VALUES.map((value) => (
          <li key={value}>
            <CardPicture src={`/illustrations/value-${value}.svg`} />
            <h3>{t(`values.${value}.title`)}</h3>
            <p>{t(`values.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
