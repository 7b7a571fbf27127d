import { useTranslation } from 'react-i18next'
import { FigureCards } from '#client/components/figure-cards.tsx'
import { Section } from '#client/components/section.tsx'
import type texts from '#client/i18n/locales/en/careers.json'

const BENEFITS: readonly (keyof typeof texts.benefits.items)[] = [
  'salary',
  'insurance',
  'leave',
  'hours',
  'equipment',
  'learning',
]

/** The benefits that the company offers with every job. */
export function Benefits() {
  const { t } = useTranslation('careers')
  return (
    <Section title={t('benefits.title')} lead={t('benefits.lead')}>
      <FigureCards
        columns="three"
        cards={BENEFITS.map((benefit) => ({
          image: `/illustrations/benefit-${benefit}.svg`,
          title: t(`benefits.items.${benefit}.title`),
          figure: t(`benefits.items.${benefit}.figure`),
          text: t(`benefits.items.${benefit}.text`),
        }))}
      />
    </Section>
  )
}
