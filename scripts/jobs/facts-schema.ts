import { z } from 'zod'
import { isoClosingDate } from '#client/content/closing-date.ts'
import { EMPLOYMENT_TYPES, type JobFacts } from '#client/content/job.ts'

const STATUSES = ['open', 'closed'] as const

const closingDate = z.stringFormat(
  'closing date',
  (text) => /^\d\d\.\d\d\.\d{4}$/.test(text) && z.iso.date().safeParse(isoClosingDate(text)).success,
)

/** What the export `job` of a `job.ts` is made of. */
export const factsSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
    isHot: z.boolean(),
    isNew: z.boolean(),
    status: z.enum(STATUSES),
    listed: z.boolean(),
    published: z.iso.date(),
    closingDate,
    salary: z.strictObject({ from: z.number(), to: z.number() }),
    employmentType: z.enum(EMPLOYMENT_TYPES),
    isRemote: z.boolean(),
    order: z.number(),
  })
  .refine(({ published, closingDate }) => published <= isoClosingDate(closingDate), {
    path: ['published'],
    error: ({ input }) => {
      const { published, closingDate } = input as JobFacts
      return `is "${published}", after the closing date ${closingDate}: mend one of them`
    },
    // Dates that are none cannot be compared.
    when: ({ issues }) => issues.length === 0,
  }) satisfies z.ZodType<JobFacts>

/** What belongs into each of these fields. */
export const FACTS_HINTS: Record<keyof JobFacts, string> = {
  id: 'a name in camelCase that no other job has',
  isHot: 'true for the badge "Hot", else false',
  isNew: 'true for the badge "New", else false',
  status: `one of ${STATUSES.join(', ')}`,
  listed: 'true, or false to keep it out of the list and off its own address',
  published: 'the day on which it was first shown, YYYY-MM-DD',
  salary: '{ from, to }: gross a month, in millions of đồng',
  closingDate: 'the last day to apply, DD.MM.YYYY, a day that there is',
  employmentType: `one of ${EMPLOYMENT_TYPES.join(', ')}`,
  isRemote: 'true when all work can be done from anywhere in Vietnam, else false',
  order: 'a number: the list begins with the lowest',
}
