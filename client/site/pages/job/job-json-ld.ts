import { company } from '#client/content/company.ts'
import { organizationJsonLd, postalAddressJsonLd } from '#client/content/organization-json-ld.ts'
import { absoluteUrl, paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import { closingTime } from '#contract/content/closing-date.ts'
import type { Job } from '#contract/content/job-schema.ts'
import { JOB_LISTS } from './job-lists.ts'

const MILLION = 1_000_000

/** Returns the heading of a list of the job, as on the page. */
type HeadingOf = (list: (typeof JOB_LISTS)[number]) => string

/**
 * Returns the structured data of a job for search engines (schema.org/JobPosting, with the properties that Google's job
 * search asks for). Use it only for a job that `isAdvertised`, because search engines show the job as open.
 */
export function jobJsonLd(locale: Locale, job: Job, headingOf: HeadingOf): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job, headingOf),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: absoluteUrl(paths.job(locale, job.slug)),
    datePosted: job.published,
    validThrough: closingTime(job.closingDate),
    employmentType: job.employmentType,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'VND',
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.from * MILLION,
        maxValue: job.salary.to * MILLION,
        unitText: 'MONTH',
      },
    },
    hiringOrganization: { ...organizationJsonLd(locale), sameAs: absoluteUrl(paths.home(locale)) },
    jobLocation: { '@type': 'Place', address: postalAddressJsonLd(locale) },
    ...(job.isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Vietnam' },
    }),
    directApply: true,
  }
}

/**
 * Returns the whole text of the job's page as HTML, because Google rejects a description that differs from the page.
 */
function descriptionHtml(job: Job, headingOf: HeadingOf): string {
  const lists = JOB_LISTS.map((list) => {
    const items = job[list].map((item) => `<li>${escaped(item.replaceAll('**', ''))}</li>`)
    return `<h2>${escaped(headingOf(list))}</h2><ul>${items.join('')}</ul>`
  })
  const terms = [job.location, job.type, job.level, job.experience].join(' · ')
  return [`<p>${escaped(job.description)}</p><p>${escaped(terms)}</p>`, ...lists].join('')
}

/** Returns a text as HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
