/**
 * Schemas of the files in a folder of `client/content/jobs/`. The client imports only types from this module, so no
 * page loads zod. The build checks the folders with these schemas, and the end-to-end tests in `e2e/` read the folders
 * with them. The description of each field says what to write. The build prints it for a wrong field.
 */
import { z } from 'zod'
import { LOCATIONS_MAX_COUNT } from '../submission/application.ts'
import { NAME_MAX_LENGTH } from '../submission/text-field.ts'
import { isoClosingDate } from './closing-date.ts'

const STATUSES = ['open', 'closed'] as const

/** Types of employment, in the words that search engines read (schema.org/JobPosting, `employmentType`). */
const EMPLOYMENT_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const

/** Maximum length of a job's title. A longer heading fills the screen of a phone. */
const TITLE_MAX_LENGTH = 80
/** Maximum length of a description. Search engines cut longer ones. */
const DESCRIPTION_MAX_LENGTH = 155

// A text in one line. The mail of an application contains the job's title and locations, and the relay refuses line
// breaks in them.
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

/** Schema of the export `job` in `job.ts`: the facts that are the same in every language. */
export const jobFactsSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*$/)
      .describe('a name in camelCase that no other job has'),
    isHot: z.boolean().describe('true for the badge "Hot", else false'),
    isNew: z.boolean().describe('true for the badge "New", else false'),
    /**
     * A closed job can still be read but takes no applications. A job stays open after its closing date until its
     * status is set to `closed`.
     */
    status: z.enum(STATUSES).describe(`one of ${STATUSES.join(', ')}`),
    listed: z.boolean().describe('true, or false to keep it out of the list and off its own address'),
    published: z.iso.date().describe('the day on which it was first shown, YYYY-MM-DD'),
    /** The closing date in the format that readers see. `isoClosingDate` converts it to ISO 8601. */
    closingDate: closingDate.describe('the last day to apply, DD.MM.YYYY, a day that there is'),
    salary: z
      .strictObject({ from: z.number(), to: z.number() })
      .describe('{ from, to }: gross a month, in millions of đồng'),
    /** The type of employment for search engines. Readers see the text `type` in their language instead. */
    employmentType: z.enum(EMPLOYMENT_TYPES).describe(`one of ${EMPLOYMENT_TYPES.join(', ')}`),
    /** Hybrid work counts as not remote. */
    isRemote: z.boolean().describe('true when all work can be done from anywhere in Vietnam, else false'),
    order: z.number().describe('a number: the list begins with the lowest'),
    picture: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional()
      .describe('the name of the picture at the top, a file of public/illustrations/ without ".svg", or nothing'),
  })
  .refine(({ published, closingDate }) => published <= isoClosingDate(closingDate), {
    path: ['published'],
    error: ({ input }) => {
      const { published, closingDate } = input as Record<'published' | 'closingDate', string>
      return `is "${published}", after the closing date ${closingDate}: mend one of them`
    },
    // Only valid dates can be compared, so this check runs only if all others have passed.
    when: ({ issues }) => issues.length === 0,
  })
  .describe('the facts')

/** Schema of the texts of a job in one language, stored in `en.json` or `vi.json`. */
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
  benefits: list().describe(
    'a list of what one gets, each in one line, with **the words that count** between asterisks',
  ),
})

export type JobFacts = z.infer<typeof jobFactsSchema>
export type JobTexts = z.infer<typeof jobTextsSchema>

/** A job with its texts in one language. */
export type Job = { slug: string } & JobFacts & JobTexts
