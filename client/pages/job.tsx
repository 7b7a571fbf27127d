import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#client/components/breadcrumb.tsx'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Prose } from '#client/components/prose.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import type { Job } from '#client/content/job.ts'
import { ApplyByEmail } from '#client/features/careers/apply-by-email.tsx'
import { Badges } from '#client/features/careers/badges.tsx'
import { JobFacts } from '#client/features/careers/job-facts.tsx'
import { Head } from '#client/routing/head.tsx'
import type { PageProps } from '#client/routing/page.ts'
import { paths } from '#client/routing/paths.ts'

const LISTS = ['descriptions', 'qualifications', 'benefits'] as const

export async function load({ locale, slug }: Pick<PageProps, 'locale' | 'slug'>): Promise<Job> {
  const { loadJob } = await import('#client/content/jobs.ts')
  return loadJob(slug, locale)
}

export function Page({ locale, data: job }: PageProps<Job>) {
  const { t } = useTranslation('careers')
  return (
    <>
      {/* The job's own address, which differs from the one in the address bar for an unknown slug */}
      <Head
        locale={locale}
        path={`/jobs/${job.slug}`}
        title={`${job.title} · ${company.name}`}
        description={job.description}
      />
      <PageHero
        seed={job.order}
        eyebrow={
          <Breadcrumb
            items={[
              { label: t('job.home'), href: paths.home(locale) },
              { label: t('job.jobs'), href: paths.careers(locale) },
              { label: job.title },
            ]}
          />
        }
        title={job.title}
        lead={job.description}
        actions={
          <>
            <Badges isHot={job.isHot} isNew={job.isNew} />
            {job.status === 'open' && <Button href="#apply_job">{t('list.apply')}</Button>}
          </>
        }
      />
      <Section>
        <JobFacts job={job} />
      </Section>
      <Section tone="eggshell">
        <Prose>
          {LISTS.flatMap((list) => [
            <h2 key={list}>{t(`job.${list}`)}</h2>,
            <ul key={`${list}-items`}>
              {job[list].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>,
          ])}
        </Prose>
      </Section>
      <ApplyByEmail job={job} />
    </>
  )
}
