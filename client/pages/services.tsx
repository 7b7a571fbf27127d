import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { FigureBand } from '#client/components/figure-band.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { benefits, companyFigures } from '#client/content/services.ts'
import { CallToAction } from '#client/features/services/call-to-action.tsx'
import { ServiceCards } from '#client/features/services/service-cards.tsx'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'
import { paths } from '#client/routing/paths.ts'

export function Page({ locale }: PageProps) {
  const { t } = useTranslation('services')
  return (
    <>
      <Head
        locale={locale}
        path="/services"
        title={`${t('overview.title')} · ${company.name}`}
        description={t('overview.metaDescription')}
      />
      <PageHero
        seed={0}
        title={t('overview.title')}
        lead={t('overview.lead')}
        actions={
          <>
            <Button href={paths.contactUs(locale)}>{t('actions.talk')}</Button>
            <Button href={paths.caseStudies(locale)} variant="outline">
              {t('actions.caseStudies')}
            </Button>
          </>
        }
      />
      <Section title={t('overview.listTitle')}>
        <ServiceCards locale={locale} />
      </Section>
      <Section title={t('overview.figuresTitle')} tone="eggshell">
        <FigureBand figures={companyFigures.map(({ id, value }) => ({ value, label: t(`figures.${id}`) }))} />
      </Section>
      <Section title={t('overview.benefitsTitle')} lead={t('overview.benefitsLead')}>
        <CardGrid columns="four">
          {benefits.map((id) => (
            <Card key={id} title={t(`benefits.${id}.title`)}>
              <p>{t(`benefits.${id}.text`, { faster: company.figures.fasterTimeToMarket })}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <CallToAction locale={locale} />
    </>
  )
}
