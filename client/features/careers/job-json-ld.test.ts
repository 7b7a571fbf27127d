import { expect, test } from 'vitest'
import type { Job } from '#client/content/job.ts'
import { loadJob } from '#client/content/jobs.ts'
import { jobJsonLd } from './job-json-ld.ts'

const HEADINGS = { descriptions: 'What you do', qualifications: 'What you bring', benefits: 'What you get' }

const job: Job = {
  slug: 'harbour-pilot',
  id: 'harbourPilot',
  isHot: false,
  isNew: false,
  status: 'open',
  listed: true,
  published: '2026-01-05',
  closingDate: '28.02.2026',
  employmentType: 'PART_TIME',
  isRemote: false,
  order: 1,
  title: 'Harbour pilot',
  description: 'Ships & tides.',
  location: 'Vũng Tàu',
  locations: ['Vũng Tàu'],
  type: 'Part time',
  level: 'Senior',
  experience: '> 5 years',
  descriptions: ['Board ships.', 'Read <b>charts</b>.'],
  qualifications: ['A licence.'],
  benefits: ['Lunch.'],
}

test('what job search asks for, and no salary', () => {
  expect(jobJsonLd('en', job, HEADINGS)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Harbour pilot',
    description:
      '<p>Ships &amp; tides.</p><p>Vũng Tàu · Part time · Senior · &gt; 5 years</p>' +
      '<h2>What you do</h2><ul><li>Board ships.</li><li>Read &lt;b&gt;charts&lt;/b&gt;.</li></ul>' +
      '<h2>What you bring</h2><ul><li>A licence.</li></ul><h2>What you get</h2><ul><li>Lunch.</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Lát', value: 'harbourPilot' },
    url: 'https://lat.example/jobs/harbour-pilot',
    datePosted: '2026-01-05',
    validThrough: '2026-02-28T23:59:59+07:00',
    employmentType: 'PART_TIME',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Lát',
      sameAs: 'https://lat.example/',
      logo: 'https://lat.example/icons/icon-512.png',
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Gạch Bông Street, Bến Nghé Ward',
        addressLocality: 'Ho Chi Minh City',
        addressCountry: 'VN',
      },
    },
    directApply: true,
  })
})

test('a job that can be done from anywhere names the country it is open to', () => {
  expect(jobJsonLd('en', { ...job, isRemote: true }, HEADINGS)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Vietnam' },
  })
})

test('a job in another language has its address, texts and office there', async () => {
  const vi = await loadJob('senior-test-engineer-automation', 'vi')
  expect(jobJsonLd('vi', vi, HEADINGS)).toMatchObject({
    title: 'Kỹ sư kiểm thử tự động cấp cao',
    identifier: { value: 'seniorTestEngineerAutomation' },
    url: 'https://lat.example/vi/jobs/senior-test-engineer-automation',
    jobLocationType: 'TELECOMMUTE',
    jobLocation: { address: { addressLocality: 'Thành phố Hồ Chí Minh' } },
  })
})
