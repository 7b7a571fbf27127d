import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { FigureBand } from '#client/components/figure-band.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import type { Service } from '#client/content/case-study.ts'
import { company } from '#client/content/company.ts'
import { services } from '#client/content/services.ts'
import { Head } from '#client/routing/head.tsx'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import { CallToAction } from './call-to-action.tsx'
import { CapabilityGrid } from './capability-grid.tsx'
import { TechnologyList } from './technology-list.tsx'

/** The page of one service: hero, figures where there are any, capabilities, technologies, closing call to action. */
export function ServicePage({ locale, service }: { locale: Locale; service: Service }) {
  const { t } = useTranslation('services')
  const { path, seed, secondaryAction, figures, capabilities, technologies } = services[service]
  const secondaryTarget = secondaryAction === 'caseStudies' ? paths.caseStudies : paths.contactUs
  return (
    <>
      <Head
        locale={locale}
        path={path}
        title={`${t(`pages.${service}.title`)} · ${company.name}`}
        description={t(`pages.${service}.metaDescription`)}
      />
      <PageHero
        seed={seed}
        title={t(`pages.${service}.title`)}
        lead={t(`pages.${service}.lead`)}
        actions={
          <>
            <Button href={paths.contactUs(locale)}>{t('actions.talk')}</Button>
            <Button href={secondaryTarget(locale)} variant="outline">
              {t(`actions.${secondaryAction}`)}
            </Button>
          </>
        }
      />
      {figures && (
        <Section>
          <FigureBand figures={figures.map(({ id, value }) => ({ value, label: t(`figures.${id}`) }))} />
        </Section>
      )}
      <Section title={t('whatWeDo.title')}>
        <CapabilityGrid capabilities={capabilities} seed={seed} />
      </Section>
      <Section title={t('whatWeDo.technologies')} tone="eggshell">
        <TechnologyList groups={technologies} />
      </Section>
      <CallToAction locale={locale} />
    </>
  )
}
