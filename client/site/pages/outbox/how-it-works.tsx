import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { Section } from '#client/components/section.tsx'

const STEPS = ['saved', 'sent', 'confirmed'] as const

/** The way of a submission from this device to the company. */
export function HowItWorks() {
  const { t } = useTranslation('outbox')
  return (
    <Section tone="eggshell" title={t('how.title')}>
      <CardGrid columns="three">
        {STEPS.map((step, index) => (
          <Card key={step} eyebrow={index + 1} title={t(`how.${step}.title`)}>
            <p>{t(`how.${step}.text`)}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
