import { useTranslation } from 'react-i18next'
import { FigureCards } from '#client/components/figure-cards.tsx'
import { Section } from '#client/components/section.tsx'
import { employeeBenefits } from '#client/content/careers.ts'

/** The benefits that the company offers with every job. */
export function Benefits() {
  const { t } = useTranslation('careers')
  return (
    <Section title={t('benefits.title')} lead={t('benefits.lead')}>
      <FigureCards
        columns="three"
        cards={employeeBenefits.map((benefit) => ({
          image: `/illustrations/benefit-${benefit}.svg`,
          title: t(`benefits.items.${benefit}.title`),
          figure: t(`benefits.items.${benefit}.figure`),
          text: t(`benefits.items.${benefit}.text`),
        }))}
      />
    </Section>
  )
}
