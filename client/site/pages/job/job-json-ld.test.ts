import { expect, test } from 'vitest'
import { SAMPLE_JOB as job } from '#client/content/testing/sample-job.ts'
import { jobJsonLd } from './job-json-ld.ts'

const headings = { descriptions: 'What you do', qualifications: 'What you bring', benefits: 'What you get' }
const headingOf = (list: keyof typeof headings) => headings[list]

test("a job has the properties that Google's job search asks for", () => {
  expect(jobJsonLd('en', job, headingOf)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Harbour pilot',
    description:
      '<p>Ships &amp; tides.</p><p>Vũng Tàu · Part time · Senior · &gt; 5 years</p>' +
      '<h2>What you do</h2><ul><li>Board ships.</li><li>Read &lt;b&gt;charts&lt;/b&gt;.</li></ul>' +
      '<h2>What you bring</h2><ul><li>A licence.</li></ul><h2>What you get</h2><ul><li>Lunch in port.</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Lát', value: 'harbourPilot' },
    url: 'https://lat.example/jobs/harbour-pilot',
    datePosted: '2026-01-05',
    validThrough: '2026-02-28T23:59:59+07:00',
    employmentType: 'PART_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'VND',
      value: { '@type': 'QuantitativeValue', minValue: 20_000_000, maxValue: 30_000_000, unitText: 'MONTH' },
    },
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Lát',
      alternateName: 'Lat Software',
      url: 'https://lat.example/',
      sameAs: 'https://lat.example/',
      logo: 'https://lat.example/icons/icon-512.png',
      email: 'hello@lat.example',
      telephone: '+84 28 0000 0000',
      foundingDate: '2005',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Gạch Bông Street, Sài Gòn Ward',
        addressLocality: 'Ho Chi Minh City',
        addressCountry: 'VN',
      },
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Gạch Bông Street, Sài Gòn Ward',
        addressLocality: 'Ho Chi Minh City',
        addressCountry: 'VN',
      },
    },
    directApply: true,
  })
})

test('a remote job names the country of its applicants', () => {
  expect(jobJsonLd('en', { ...job, isRemote: true }, headingOf)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Vietnam' },
  })
})

test('a job in another language has its address, texts and office there', () => {
  expect(jobJsonLd('vi', { ...job, title: 'Hoa tiêu' }, headingOf)).toMatchObject({
    title: 'Hoa tiêu',
    identifier: { value: 'harbourPilot' },
    url: 'https://lat.example/vi/jobs/harbour-pilot',
    jobLocation: { address: { addressLocality: 'Thành phố Hồ Chí Minh' } },
  })
})
