import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { Section } from '#client/components/section.tsx'
import { Island } from '#client/islands/island.tsx'
import { StatusSection } from '#client/islands/status/status-section.tsx'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { StatusCode } from './status-code.tsx'

/** The states that a submission goes through. */
const STATES = ['unknown', 'received', 'mailed'] as const

/** The page on which a visitor looks up the status of a submission by its status code. */
export function Component() {
  const { t } = useTranslation('status')
  const locale = useLocale()
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} noindex />
      <Island name="status-section" props={{ locale }}>
        <StatusSection locale={locale} />
      </Island>
      <StatusCode />
      <Section tone="eggshell" title={t('answers.title')}>
        <CardGrid columns="three" numbered>
          {STATES.map((state) => (
            <Card
              key={state}
              image={`/illustrations/status-${state}.svg`}
              title={t(`state.${state}.title`)}
              text={state === 'unknown' ? t('answers.unknown') : t(`state.${state}.text`)}
            />
          ))}
        </CardGrid>
      </Section>
    </>
  )
}
