import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { SAMPLE_JOB as job } from '#client/content/testing/sample-job.ts'
import { addTranslations, i18nFor } from '#client/i18n/i18n.ts'
import careers from '#client/i18n/locales/en/careers.json'
import common from '#client/i18n/locales/en/common.json'
import { JobClosed } from '#client/site/pages/job/job-closed.tsx'
import { JobHero } from '#client/site/pages/job/job-hero.tsx'
import { JobOverview } from '#client/site/pages/job/job-overview.tsx'
import { JobTerms } from '#client/site/pages/job/job-terms.tsx'
import { OtherWaysToApply } from '#client/site/pages/job/other-ways-to-apply.tsx'
import { OpenJobs } from './open-jobs.tsx'

addTranslations('en', 'careers', careers)
addTranslations('en', 'common', common)

const html = (part: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={i18nFor('en')}>{part}</I18nextProvider>)
const hrefs = (markup: string) => [...markup.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
/** Returns the addresses of the links to which a script adds the parameter `?correct=` (the submission to correct). */
const carryingHrefs = (markup: string) => hrefs([...markup.matchAll(/<a [^>]*data-carries-correction[^>]*>/g)].join())

test('an open job links to its form at the top and above its lists', () => {
  expect(hrefs(html(<JobHero locale="en" job={job} />))).toContain('#apply_job')
  expect(hrefs(html(<JobOverview locale="en" job={job} />))).toContain('#apply_job')
})

test('a closed job says so, still shows its description, and links to the open jobs', () => {
  const closed = { ...job, status: 'closed' as const }
  const hero = html(<JobHero locale="en" job={closed} />)
  const overview = html(<JobOverview locale="en" job={closed} />)
  expect(hero).toContain(careers.job.closedTitle)
  for (const item of closed.qualifications) expect(overview).toContain(item)
  expect(hrefs(hero + overview)).not.toContain('#apply_job')
  expect(hrefs(hero)).toContain('/careers#jobs')
})

test("the note in place of the form has the form's anchor and passes the correction on", () => {
  const closed = html(<JobClosed locale="en" />)
  expect(closed).toContain('id="apply_job"')
  expect(carryingHrefs(closed)).toEqual(['/careers#jobs'])
})

test('the closing date is there for readers and for machines', () => {
  expect(html(<JobTerms job={job} />)).toContain('<time dateTime="2026-02-28">28.02.2026</time>')
})

test('each card links to its job and to the form, and both links pass the correction on', () => {
  const jobs = [job, { ...job, slug: 'lighthouse-keeper', order: 2 }]
  const list = html(<OpenJobs locale="en" jobs={jobs} />)
  expect(carryingHrefs(list)).toEqual(jobs.flatMap(({ slug }) => [`/jobs/${slug}`, `/jobs/${slug}#apply_job`]))
  expect(hrefs(list)).toEqual(carryingHrefs(list))
})

test('the title counts the open jobs; without open jobs there is an address to write to', () => {
  expect(html(<OpenJobs locale="en" jobs={[job]} />)).toContain('1 open job<')
  const none = html(<OpenJobs locale="en" jobs={[]} />)
  expect(none).toContain(careers.list.noneTitle)
  expect(hrefs(none)).toEqual(['mailto:hello@lat.example?subject=Working%20at%20L%C3%A1t'])
})

test("phone and mail links have the company's addresses, the mail has the job in its subject", () => {
  expect(hrefs(html(<OtherWaysToApply title="Architect & more" />))).toEqual([
    'tel:+842800000000',
    'mailto:hello@lat.example?subject=Application%3A%20Architect%20%26%20more',
  ])
})
