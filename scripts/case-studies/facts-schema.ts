import { z } from 'zod'
import { type CaseStudyFacts, CONTRACTS, INDUSTRIES } from '#client/content/case-study.ts'
import { parseList, parseResultEntries } from '#client/content/case-study-fields.ts'
import { SERVICES } from '#contract/addresses.ts'

/** What the export `caseStudy` of a `case-study.ts` is made of. */
export const factsSchema = z.strictObject({
  i18nKey: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  client: z.string().trim().min(1),
  industry: z.enum(INDUSTRIES),
  service: z.enum(SERVICES),
  technologies: z.string().refine((field) => parseList(field).length > 0, 'names none: separate them by semicolons'),
  resultsWithIcon: z.string().superRefine((field, context) => {
    for (const entry of parseList(field)) {
      try {
        parseResultEntries(entry)
      } catch (error) {
        context.addIssue((error as Error).message.replace('resultsWithIcon: ', ''))
      }
    }
  }),
  durationMonths: z.int().min(1),
  teamSize: z.int().min(1),
  contract: z.enum(CONTRACTS),
  published: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
}) satisfies z.ZodType<CaseStudyFacts>

/** What belongs into each of these fields. */
export const FACTS_HINTS: Record<keyof CaseStudyFacts, string> = {
  i18nKey: 'a name in camelCase that no other case study has',
  client: 'the name of the client',
  industry: `one of ${INDUSTRIES.join(', ')}`,
  service: `one of ${SERVICES.join(', ')}`,
  technologies: 'names separated by semicolons, the most telling first',
  resultsWithIcon: 'icon|value|label entries separated by semicolons, or an empty text when there are no figures',
  durationMonths: 'whole months from the first working day to the handover',
  teamSize: 'how many of our people worked on it at most at the same time',
  contract: `one of ${CONTRACTS.join(', ')}`,
  published: 'the month of publication, YYYY-MM',
}
