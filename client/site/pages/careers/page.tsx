import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { Head } from '#client/site/head.tsx'
import type { PageProps } from '#client/site/page.ts'
import { WordsForCorrection } from '#client/widgets/correction/words-for-correction.tsx'
import type { Job } from '#contract/content/job-schema.ts'
import { Benefits } from './benefits.tsx'
import { OpenJobs } from './open-jobs.tsx'
import { RecruitmentPath } from './recruitment-path.tsx'
import { WriteToUs } from './write-to-us.tsx'

export async function load({ locale }: Pick<PageProps, 'locale'>): Promise<Job[]> {
  const { loadOpenJobs } = await import('#client/content/jobs.ts')
  return loadOpenJobs(locale)
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
        image="/illustrations/hero-careers.svg"
        eyebrow={t('list.title')}
        title={<WordsForCorrection plain={t('list.heroTitle')} correcting={t('correct.title')} />}
        lead={<WordsForCorrection plain={t('list.lead')} correcting={t('correct.lead')} />}
        actions={
          <Button variant="hero" href="#jobs">
            <WordsForCorrection plain={t('list.seeJobs')} correcting={t('correct.choose')} />
          </Button>
        }
      />
      <OpenJobs locale={locale} jobs={jobs} />
      <RecruitmentPath locale={locale} />
      {jobs.length > 0 && (
        <>
          <Benefits />
          <Section tone="ink" title={t('closing.title')} lead={t('closing.lead')}>
            <WriteToUs />
          </Section>
        </>
      )}
    </>
  )
}
