import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { isAdvertised } from '#client/content/job-dates.ts'
import { plainSpaces } from '#client/content/plain-spaces.ts'
import { ApplicationSection } from '#client/islands/application-form/application-section.tsx'
import { Island } from '#client/islands/island.tsx'
import { Head } from '#client/site/head.tsx'
import type { PageProps } from '#client/site/page.ts'
import { JobList } from '#client/site/sections/job-list.tsx'
import type { Job } from '#contract/content/job-schema.ts'
import { JobClosed } from './job-closed.tsx'
import { JobHero } from './job-hero.tsx'
import { jobJsonLd } from './job-json-ld.ts'
import { JobOverview } from './job-overview.tsx'
import { OtherWaysToApply } from './other-ways-to-apply.tsx'

interface Content {
  job: Job
  /** The other jobs that one can apply for. */
  others: Job[]
  /** Search engines may offer it to those who look for a job. */
  isAdvertisedNow: boolean
}

export async function load({ locale, slug }: Pick<PageProps, 'locale' | 'slug'>): Promise<Content> {
  const { loadJob, loadOpenJobs } = await import('#client/content/jobs.ts')
  const [job, open] = await Promise.all([loadJob(slug, locale), loadOpenJobs(locale)])
  return {
    job,
    others: open.filter((other) => other.slug !== job.slug),
    isAdvertisedNow: isAdvertised(job, new Date()),
  }
}

export function Page({ locale, data: { job, others, isAdvertisedNow } }: PageProps<Content>) {
  const { t } = useTranslation('careers')
  // The relay knows the job by this title.
  const inQuestion = { slug: job.slug, title: plainSpaces(job.title), locations: job.locations.map(plainSpaces) }
  return (
    <>
      {/* The job's own address, which differs from the one in the address bar for an unknown slug */}
      <Head
        locale={locale}
        path={`/jobs/${job.slug}`}
        title={`${job.title} · ${t('list.title')} · ${company.name}`}
        description={job.description}
        jsonLd={
          isAdvertisedNow
            ? jobJsonLd(locale, job, {
                descriptions: t('job.descriptions'),
                qualifications: t('job.qualifications'),
                benefits: t('job.benefits'),
              })
            : undefined
        }
      />
      <JobHero locale={locale} job={job} />
      <JobOverview locale={locale} job={job} />
      {job.status === 'open' ? (
        <>
          <Island name="application-section" props={{ locale, job: inQuestion }}>
            <ApplicationSection locale={locale} job={inQuestion} />
          </Island>
          <OtherWaysToApply title={job.title} />
        </>
      ) : (
        <JobClosed locale={locale} />
      )}
      {others.length > 0 && (
        <Section title={t('job.others')}>
          <JobList locale={locale} jobs={others} />
        </Section>
      )}
    </>
  )
}
