import { describe, expect, test } from 'vitest'
import { FALLBACK_JOB_SLUG, LOCALES } from '#contract/addresses.ts'
import { applicationSchema } from '#contract/submission/application.ts'
import { folderProblems, problemsOfAll } from './folder-problems.ts'
import { JOBS } from './jobs.ts'
import { inEveryLanguage } from './testing/content-folder.ts'
import { type JobChanges, jobFolder } from './testing/job-folder.ts'

const IN_FOLDER = 'client/content/jobs/harbour-pilot'

const problemsOf = (changes: JobChanges = {}) => folderProblems(JOBS, jobFolder(changes))

/**
 * The folder of the job that is shown at the address of an unknown job. Without this folder, `problemsOfAll` always
 * reports a problem.
 */
const fallback = (job?: Record<string, unknown>) =>
  jobFolder({ slug: FALLBACK_JOB_SLUG, job: { id: 'technicalArchitectDevops', ...job } })

test('a valid folder has no problems', () => {
  expect(problemsOf()).toEqual([])
})

describe('one line names file, field and what to write', () => {
  test.each<[problem: string, changes: JobChanges, expected: string]>([
    [
      'a missing language',
      { files: { 'vi.json': undefined } },
      '/vi.json is missing: add it with the texts in Vietnamese: title, description, location, locations, type,',
    ],
    [
      'missing facts',
      { files: { 'job.ts': undefined } },
      '/job.ts is missing: add it with the export "job" (the facts: id, isHot, isNew, status, listed, published,',
    ],
    [
      'a file that does not belong',
      { files: { 'photo.jpg': '' } },
      '/photo.jpg does not belong there: the files of a job are job.ts, en.json, vi.json',
    ],
    ['broken JSON', { files: { 'vi.json': '{"title": }' } }, '/vi.json is no JSON object: Unexpected token'],
    ['broken facts', { exports: new Error('Unexpected token') }, '/job.ts cannot be read: Unexpected token'],
    ['no export of facts', { exports: { job: undefined } }, '/job.ts: add the export "job" (the facts: id, isHot,'],
    ['an unknown export', { exports: { jobs: {} } }, '/job.ts: the export "jobs" is not known'],

    ['a missing fact', { job: { id: undefined } }, '/job.ts: add "id" (a name in camelCase that no other job has)'],
    ['an unknown fact', { job: { bonus: 3000 } }, '/job.ts: "bonus" is no field that is known'],
    ['an id with a hyphen', { job: { id: 'harbour-pilot' } }, '/job.ts: "id" is "harbour-pilot": write a name in'],
    ['a badge in words', { job: { isHot: 'yes' } }, '/job.ts: "isHot" is "yes": write true for the badge "Hot"'],
    ['an unknown status', { job: { status: 'paused' } }, '/job.ts: "status" "paused" is none of open, closed'],
    ['a missing status', { job: { status: undefined } }, '/job.ts: add "status" (one of open, closed)'],
    ['no word on the list', { job: { listed: undefined } }, '/job.ts: add "listed" (true, or false to keep it out'],
    ['an order in words', { job: { order: 'first' } }, '/job.ts: "order" is "first": write a number'],
    [
      'an unknown employment',
      { job: { employmentType: 'Full time' } },
      '/job.ts: "employmentType" "Full time" is none of FULL_TIME, PART_TIME,',
    ],
    ...[
      '2026-02-28',
      '28/02/2026',
      '28.2.2026',
      '28.02.26',
      '31.02.2026',
      '29.02.2027',
      '00.01.2026',
      '01.13.2026',
    ].map((closingDate): [string, JobChanges, string] => [
      `the closing date ${closingDate}`,
      { job: { closingDate } },
      `/job.ts: "closingDate" is "${closingDate}": write the last day to apply, DD.MM.YYYY`,
    ]),
    ['no closing date', { job: { closingDate: undefined } }, '/job.ts: add "closingDate" (the last day to apply,'],
    ['an empty closing date', { job: { closingDate: '' } }, '/job.ts: "closingDate" is empty: write the last day'],
    [
      'a publication as printed',
      { job: { published: '05.01.2026' } },
      '/job.ts: "published" is "05.01.2026": write the day on which it was first shown, YYYY-MM-DD',
    ],
    [
      'a publication on no day',
      { job: { published: '2026-02-30' } },
      '/job.ts: "published" is "2026-02-30": write the day on which',
    ],
    [
      'a publication after the closing date',
      { job: { published: '2026-03-01' } },
      '/job.ts: "published" is "2026-03-01", after the closing date 28.02.2026: mend one of them',
    ],

    ['a missing text', { vi: { level: undefined } }, '/vi.json: add "level" (the levels that fit'],
    ['an empty text', { en: { title: ' ' } }, '/en.json: "title" is empty: write the name of the job'],
    ['an unknown text', { en: { benefit: [] } }, '/en.json: "benefit" is no field that is known'],
    ['a text of two lines', { vi: { title: 'Hoa\ntiêu' } }, '/vi.json: "title" is "Hoa\\ntiêu": write the name of'],
    ['a long title', { en: { title: 'x'.repeat(81) } }, '/en.json: "title" has 81 characters, at most 80 fit'],
    [
      'a long description',
      { vi: { description: 'x'.repeat(156) } },
      '/vi.json: "description" has 156 characters, at most 155 fit',
    ],
    [
      'a text instead of a list',
      { en: { benefits: 'Lunch' } },
      '/en.json: "benefits" is "Lunch": write a list of what one gets',
    ],
    ['an empty entry', { vi: { benefits: [''] } }, '/vi.json: "benefits[0]" is empty: write a list of what one gets'],
    [
      'an entry that stands there twice',
      { vi: { locations: ['Cần Giờ', 'Cần Giờ'] } },
      '/vi.json: "locations" has "Cần Giờ" twice: once is enough',
    ],
    [
      'a place less in one language',
      { vi: { locations: ['Vũng Tàu'] } },
      '/vi.json: "locations" has 1 entries, in en.json it has 2: all languages have the same ones',
    ],
    [
      'a benefit more in one language',
      { vi: { benefits: ['Xét lương hai lần mỗi năm.', 'Bữa trưa.'] } },
      '/vi.json: "benefits" has 2 entries, in en.json it has 1',
    ],
  ])('%s', (_problem, changes, expected) => {
    const problems = problemsOf(changes)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.slice(0, IN_FOLDER.length)).toBe(IN_FOLDER)
    expect(problems[0]?.slice(IN_FOLDER.length).startsWith(expected), problems[0]).toBe(true)
  })

  test.each(['locations', 'descriptions', 'qualifications', 'benefits'])('nothing in the list %s', (list) => {
    expect(problemsOf(inEveryLanguage({ [list]: [] }))).toEqual(
      LOCALES.map((locale) => `${IN_FOLDER}/${locale}.json: "${list}" has 0 entries, at least 1 belong there`),
    )
  })
})

test.each(['Harbour-Pilot', 'harbour_pilot', 'hoa-tiêu', 'harbour pilot', '404'])('%s is no slug', (slug) => {
  expect(problemsOf({ slug })).toEqual([
    `client/content/jobs/${slug}: rename it to an address: lower-case letters, digits, hyphens`,
  ])
})

test('29 February is a closing date in a leap year', () => {
  expect(problemsOf({ job: { closingDate: '29.02.2028' } })).toEqual([])
})

test('a job may close on the day of its publication', () => {
  expect(problemsOf({ job: { published: '2026-02-28' } })).toEqual([])
})

test('the relay accepts the longest title and locations of a job in an application', () => {
  const texts = {
    title: 'đ'.repeat(80),
    locations: Array.from({ length: 10 }, (_, index) => `${index}${'ơ'.repeat(99)}`),
  }
  expect(problemsOf(inEveryLanguage(texts))).toEqual([])
  const { title: jobTitle, locations } = texts
  const person = { firstName: 'Hoa', lastName: 'Lê', email: 'hoa@example.com', phone: '0912345678' }
  expect(applicationSchema.safeParse({ ...person, jobTitle, locations }).success).toBe(true)

  const elevenPlaces = Array.from({ length: 11 }, (_, index) => `${index}`)
  expect(problemsOf(inEveryLanguage({ locations: elevenPlaces }))).toHaveLength(LOCALES.length)
  expect(problemsOf(inEveryLanguage({ locations: ['x'.repeat(101)] }))).toHaveLength(LOCALES.length)
})

test('two folders may not have the same id', () => {
  expect(problemsOfAll(JOBS, [fallback(), jobFolder(), jobFolder({ slug: 'harbour-pilot-2' })])).toEqual([
    'client/content/jobs/harbour-pilot-2/job.ts: "id" "harbourPilot" is that of harbour-pilot, too: each needs its own',
  ])
})

describe('the job that unknown addresses show', () => {
  test('must be there', () => {
    expect(problemsOfAll(JOBS, [jobFolder()])).toEqual([
      expect.stringMatching(/^client\/content\/jobs\/technical-architect-devops is missing: it is shown for every/),
    ])
  })

  test('must be listed', () => {
    expect(problemsOfAll(JOBS, [fallback({ listed: false })])).toEqual([
      expect.stringMatching(/technical-architect-devops\/job\.ts: "listed" is false: write true, since it is shown/),
    ])
  })

  test('may be closed', () => {
    expect(problemsOfAll(JOBS, [fallback({ status: 'closed' })])).toEqual([])
  })
})

test('all problems are listed at once', () => {
  const folder = jobFolder({
    job: { closingDate: 'soon', order: undefined },
    en: { title: '' },
    files: { 'vi.json': undefined },
  })
  expect(folderProblems(JOBS, folder)).toHaveLength(4)
})
