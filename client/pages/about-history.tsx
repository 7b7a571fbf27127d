import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { FigureBand } from '#client/components/figure-band.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { periods } from '#client/content/history.ts'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export function Page({ locale }: PageProps) {
  const { t } = useTranslation('history')
  const { engineers, yearsOfExperience, partners } = company.counters
  return (
    <>
      <Head
        locale={locale}
        path="/about-history"
        title={`${t('title')} · ${company.name}`}
        description={t('metaDescription')}
      />
      <PageHero seed={8} title={t('title')} lead={t('lead')} />
      <Section title={t('timelineTitle')}>
        <CardGrid columns="three">
          {periods.map(({ id, milestone }) => (
            <Card key={id} eyebrow={t(`periods.${id}.years`)} title={t(`periods.${id}.title`)}>
              <p>{t(`periods.${id}.text`)}</p>
              <p>
                <strong>{milestone}.</strong> {t(`periods.${id}.milestone`)}
              </p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={t('figuresTitle')} tone="eggshell">
        <FigureBand
          figures={[
            { value: `${engineers}+`, label: t('figures.engineers') },
            { value: `${yearsOfExperience}+`, label: t('figures.yearsOfExperience') },
            { value: `${partners}+`, label: t('figures.partners') },
          ]}
        />
      </Section>
    </>
  )
}
