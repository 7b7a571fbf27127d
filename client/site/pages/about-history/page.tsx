import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { CompanyCounters } from '#client/site/sections/company-counters.tsx'
import { HistoryHero } from './history-hero.tsx'
import { SinceThen } from './since-then.tsx'
import { Timeline } from './timeline.tsx'

/** The history of the company: timeline, later events and figures. */
export function Component() {
  const { t } = useTranslation('history')
  const locale = useLocale()
  const { founded, partnership, singaporeOffice } = company
  return (
    <>
      <Head
        title={t('title')}
        description={t('metaDescription', { founded, partnership, singapore: singaporeOffice })}
      />
      <HistoryHero />
      <Timeline locale={locale} />
      <SinceThen />
      <Section
        title={t('figuresTitle')}
        tone="eggshell"
        action={
          <Button variant="outline" href={paths.aboutUs(locale)}>
            {t('figuresLink')}
          </Button>
        }
      >
        <CompanyCounters />
      </Section>
    </>
  )
}
