import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { Section } from '#client/components/section.tsx'

const STEPS = ['saved', 'sent', 'confirmed'] as const

/** How a submission gets from the device to the company, in three steps. */
export function HowItWorks() {
  const { t } = useTranslation('outbox')
  return (
    <Section tone="eggshell" title={t('how.title')}>
      <CardGrid columns="three" numbered>
        {STEPS.map((step) => (
          <Card
            key={step}
            image={`/illustrations/outbox-${step}.svg`}
            title={t(`how.${step}.title`)}
            text={t(`how.${step}.text`)}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
