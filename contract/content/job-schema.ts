/**
 * What a folder in `client/content/jobs/` holds. The client imports types from here only, so that no page loads zod;
 * the build's check and the journeys read the folders by these schemas, and its messages end with a field's description.
 */
import { z } from 'zod'
import { LOCATIONS_MAX_COUNT } from '../submission/application.ts'
import { NAME_MAX_LENGTH } from '../submission/text-field.ts'
import { isoClosingDate } from './closing-date.ts'

const STATUSES = ['open', 'closed'] as const

/** Ways of employment as search engines name them (schema.org/JobPosting, `employmentType`). */
const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const

/** Longer headings fill the screen of a phone. */
const TITLE_MAX_LENGTH = 80
/** Search engines cut longer descriptions. */
const DESCRIPTION_MAX_LENGTH = 155

// One line: the mail of an application also contains title and locations, and the relay refuses line breaks there.
const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u)

const list = (entry = text) =>
  z
    .array(entry)
    .min(1)
    .superRefine((entries, context) => {
      const twice = entries.find((one, index) => entries.indexOf(one) < index)
      if (twice !== undefined) context.addIssue(`has "${twice}" twice: once is enough`)
    })

const closingDate = z.stringFormat(
  'closing date',
  (date) => /^\d\d\.\d\d\.\d{4}$/.test(date) && z.iso.date().safeParse(isoClosingDate(date)).success,
)

/** The export `job` of `job.ts`: what is the same in every language. */
export const jobFactsSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*$/)
      .describe('a name in camelCase that no other job has'),
    isHot: z.boolean().describe('true for the badge "Hot", else false'),
    /** The badge disappears some time after `published` (`newUntil`). */
    isNew: z.boolean().describe('true for the badge "New", else false'),
    /** A closed job stays readable and takes no applications; the closing date alone closes nothing. */
    status: z.enum(STATUSES).describe(`one of ${STATUSES.join(', ')}`),
    listed: z.boolean().describe('true, or false to keep it out of the list and off its own address'),
    published: z.iso.date().describe('the day on which it was first shown, YYYY-MM-DD'),
    /** As readers see it. */
    closingDate: closingDate.describe('the last day to apply, DD.MM.YYYY, a day that there is'),
    salary: z
      .strictObject({ from: z.number(), to: z.number() })
      .describe('{ from, to }: gross a month, in millions of đồng'),
    /** For search engines; readers have `type` in their language. */
    employmentType: z.enum(EMPLOYMENT_TYPES).describe(`one of ${EMPLOYMENT_TYPES.join(', ')}`),
    /** False for hybrid work. */
    isRemote: z.boolean().describe('true when all work can be done from anywhere in Vietnam, else false'),
    order: z.number().describe('a number: the list begins with the lowest'),
  })
  .refine(({ published, closingDate }) => published <= isoClosingDate(closingDate), {
    path: ['published'],
    error: ({ input }) => {
      const { published, closingDate } = input as Record<'published' | 'closingDate', string>
      return `is "${published}", after the closing date ${closingDate}: mend one of them`
    },
    // Only valid dates can be compared.
    when: ({ issues }) => issues.length === 0,
  })
  .describe('the facts')

/** An `en.json` or `vi.json`. */
export const jobTextsSchema = z.strictObject({
  title: text.max(TITLE_MAX_LENGTH).describe(`the name of the job in one line, at most ${TITLE_MAX_LENGTH} characters`),
  description: text
    .max(DESCRIPTION_MAX_LENGTH)
    .describe(`one or two sentences in one line, at most ${DESCRIPTION_MAX_LENGTH} characters`),
  location: text.describe('where the work is done, as readers see it'),
  locations: list(text.max(NAME_MAX_LENGTH))
    .max(LOCATIONS_MAX_COUNT)
    .describe('a list of places to choose from in the form, each in one line'),
  type: text.describe('full time, part time or the like'),
  level: text.describe('the levels that fit, separated by commas'),
  experience: text.describe('years of experience'),
  descriptions: list().describe('a list of what one does, each in one line'),
  qualifications: list().describe('a list of what one brings, each in one line'),
  benefits: list().describe('a list of what one gets, each in one line'),
})

export type JobFacts = z.infer<typeof jobFactsSchema>
export type JobTexts = z.infer<typeof jobTextsSchema>

/** A job in one language. */
export type Job = { slug: string } & JobFacts & JobTexts
