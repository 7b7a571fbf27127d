import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Card, CardGrid } from '#client/components/card-grid.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import type { Job } from '#client/content/job.ts'
import { recruitmentSteps } from '#client/content/recruitment.ts'
import { JobList } from '#client/features/careers/job-list.tsx'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<Job[]> {
  const { loadJobCards } = await import('#client/content/jobs.ts')
  return loadJobCards(locale)
}

export function Page({ locale, data: jobs }: PageProps<Job[]>) {
  const { t } = useTranslation('careers')
  return (
    <>
      <Head
        locale={locale}
        path="/careers"
        title={`${t('list.title')} · ${company.name}`}
        description={t('list.metaDescription')}
      />
      <PageHero
        seed={4}
        title={t('list.title')}
        lead={t('list.lead')}
        actions={<Button href="#jobs">{t('list.seeJobs')}</Button>}
      />
      <Section id="jobs" title={t('list.hiringTitle')} lead={t('list.hiringLead')}>
        <JobList locale={locale} jobs={jobs} />
      </Section>
      <Section title={t('process.title')} lead={t('process.lead')} tone="eggshell">
        <CardGrid columns="three">
          {recruitmentSteps.map((step, index) => (
            <Card key={step} eyebrow={index + 1} title={t(`process.steps.${step}.title`)}>
              <p>{t(`process.steps.${step}.text`)}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}
