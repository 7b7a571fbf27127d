import { expect, test } from 'vitest'
import { SAMPLE_JOB as job } from '#client/content/testing/sample-job.ts'
import { addTranslations } from '#client/i18n/i18n.ts'
import careers from '#client/i18n/locales/en/careers.json'
import common from '#client/i18n/locales/en/common.json'
import { carryingHrefs, hrefs, markup } from '#client/site/testing/markup.tsx'
import { JobClosed } from './job-closed.tsx'
import { JobHero } from './job-hero.tsx'
import { JobOverview } from './job-overview.tsx'
import { JobTerms } from './job-terms.tsx'
import { OtherWaysToApply } from './other-ways-to-apply.tsx'

addTranslations('en', 'careers', careers)
addTranslations('en', 'common', common)

test('an open job links to its form at the top and above its lists', () => {
  expect(hrefs(markup(<JobHero locale="en" job={job} />))).toContain('#apply_job')
  expect(hrefs(markup(<JobOverview locale="en" job={job} />))).toContain('#apply_job')
})

test('a closed job says so, still shows its description, and links to the open jobs', () => {
  const closed = { ...job, status: 'closed' as const }
  const hero = markup(<JobHero locale="en" job={closed} />)
  const overview = markup(<JobOverview locale="en" job={closed} />)
  expect(hero).toContain(careers.job.closedTitle)
  for (const item of closed.qualifications) expect(overview).toContain(item)
  expect(hrefs(hero + overview)).not.toContain('#apply_job')
  expect(hrefs(hero)).toContain('/careers#jobs')
})

test("the note in place of the form has the form's anchor and passes the correction on", () => {
  const closed = markup(<JobClosed locale="en" />)
  expect(closed).toContain('id="apply_job"')
  expect(carryingHrefs(closed)).toEqual(['/careers#jobs'])
})

test('the closing date is there for readers and for machines', () => {
  expect(markup(<JobTerms job={job} />)).toContain('<time dateTime="2026-02-28">28.02.2026</time>')
})

test("phone and mail links have the company's addresses, the mail has the job in its subject", () => {
  expect(hrefs(markup(<OtherWaysToApply title="Architect & more" />))).toEqual([
    'tel:+842800000000',
    'mailto:hello@lat.example?subject=Application%3A%20Architect%20%26%20more',
  ])
})
