import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { Section } from '#client/components/section.tsx'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'

const SERVICES = [
  ['enterprise_software', 'softwareDevelopment'],
  ['web_dev', 'webDevelopment'],
  ['mobile_app', 'mobileAppDevelopment'],
  ['managed_services', 'managedServices'],
  ['ai', 'artificialIntelligence'],
  ['data_science', 'dataScience'],
] as const

/** The six services in short, on the home page. */
export function ServiceOverview({ locale }: { locale: Locale }) {
  const { t } = useTranslation(['home', 'common'])
  return (
    <Section title={t('services.title')} lead={t('services.lead')}>
      <CardGrid columns="three">
        {SERVICES.map(([service, page]) => (
          <Card key={service} href={paths[page](locale)} title={t(`common:nav.${page}`)}>
            <p>{t(`services.${service}`)}</p>
          </Card>
        ))}
      </CardGrid>
      <div>
        <Button href={paths.services(locale)} variant="outline">
          {t('services.viewAll')}
        </Button>
      </div>
    </Section>
  )
}
