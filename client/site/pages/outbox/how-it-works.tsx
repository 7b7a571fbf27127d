import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { Section } from '#client/components/section.tsx'
import { paths } from '#client/navigation/paths.ts'
import { useLocale } from '#client/site/locale.ts'

const STEPS = ['saved', 'sent', 'confirmed'] as const

/** How a submission gets from the device to the company, in three steps. */
export function HowItWorks() {
  const { t } = useTranslation('outbox')
  const locale = useLocale()
  return (
    <Section
      title={t('how.title')}
      action={
        <Button variant="link" href={paths.status(locale)}>
          {t('elsewhere')}
        </Button>
      }
    >
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
