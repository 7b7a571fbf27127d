import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { Section } from '#client/components/section.tsx'
import { isAdvertised } from '#client/content/is-advertised.ts'
import { loadJob, loadOpenJobs } from '#client/content/jobs.ts'
import { plainSpaces } from '#client/content/plain-spaces.ts'
import { ApplicationSection } from '#client/islands/application-form/application-section.tsx'
import { Island } from '#client/islands/island.tsx'
import { Head } from '#client/site/head.tsx'
import { requestLocale, useLocale } from '#client/site/locale.ts'
import { JobList } from '#client/site/sections/job-list.tsx'
import { slugPath } from '#contract/addresses.ts'
import type { Job } from '#contract/content/job-schema.ts'
import { JobClosed } from './job-closed.tsx'
import { JobHero } from './job-hero.tsx'
import { jobJsonLd } from './job-json-ld.ts'
import { JobOverview } from './job-overview.tsx'
import { JobTerms } from './job-terms.tsx'
import { OtherWaysToApply } from './other-ways-to-apply.tsx'

interface Content {
  job: Job
  /** The other open jobs. */
  others: Job[]
  /** True if search engines may list the job. */
  isAdvertisedNow: boolean
}

/** Loads a job. If the slug is unknown, redirects to the job that `loadJob` offers instead. */
export async function loader({ request, params: { slug = '' } }: LoaderFunctionArgs): Promise<Content> {
  const locale = requestLocale(request)
  const [job, open] = await Promise.all([loadJob(slug, locale), loadOpenJobs(locale)])
  if (job.slug !== slug) throw redirect(slugPath('job', job.slug))
  return {
    job,
    others: open.filter((other) => other.slug !== job.slug),
    isAdvertisedNow: isAdvertised(job, new Date()),
  }
}

/** The page of a job, with the application form while the job is open. */
export function Component() {
  const { t } = useTranslation('careers')
  const locale = useLocale()
  const { job, others, isAdvertisedNow } = useLoaderData<typeof loader>()
  // The job that an application from the form is for. The relay finds the job by its title. The title must therefore
  // not contain the no-break spaces that the build puts into texts.
  const jobToApplyFor = { slug: job.slug, title: plainSpaces(job.title), locations: job.locations.map(plainSpaces) }
  return (
    <>
      <Head
        title={`${job.title} · ${t('list.title')}`}
        description={job.description}
        jsonLd={isAdvertisedNow ? jobJsonLd(locale, job, (list) => t(`job.${list}`)) : undefined}
      />
      <JobHero locale={locale} job={job} />
      <JobTerms job={job} />
      <JobOverview locale={locale} job={job} />
      {job.status === 'open' ? (
        <>
          <Island name="application-section" props={{ locale, job: jobToApplyFor }}>
            <ApplicationSection locale={locale} job={jobToApplyFor} />
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
