/**
 * Schemas of the files in a folder of `client/content/case-studies/`. The client imports only types from this module,
 * so no page loads zod. The build checks the folders with these schemas, and the end-to-end tests in `e2e/` read the
 * folders with them. The description of each field says what to write. The build prints it for a wrong field.
 */
import { z } from 'zod'
import { SERVICES } from '../addresses.ts'
import { INDUSTRIES, parseList, parseResultEntries, splitAtHeadings } from './case-study-fields.ts'
import { diagramSchema } from './diagram-schema.ts'

/** Maximum length of a description. Search engines cut longer ones. */
const DESCRIPTION_MAX_LENGTH = 155

/** How a client paid for a project. Each value is also a key of `contracts` in the translations. */
const CONTRACTS = ['fixed_price', 'by_stage', 'by_time', 'monthly', 'team'] as const

const COVER_LAYOUTS = [
  'arch',
  'carpet',
  'checker',
  'dado',
  'diagonal',
  'floor',
  'frame',
  'medallion',
  'motif',
  'split',
] as const
const COVER_GROUNDS = ['eggshell', 'gold', 'ink', 'mist', 'river', 'vermilion'] as const

const text = z.string().trim().min(1)

/**
 * Matches the markdown lines that the page of a case study can render: `###` and `####` headings, list entries, quotes,
 * paragraphs and empty lines. All other markdown is refused.
 */
const RENDERED_LINE = /^(#{3,4} \S|- \S|\d+\. \S|> \S|>$|$|(?![*_]( |[*_] ?[*_]))[^#+<>=~`|\s-])/

const markdown = text.superRefine((section, context) => {
  for (const [index, line] of section.split('\n').entries())
    if (!RENDERED_LINE.test(line))
      context.addIssue(
        `has "${line.slice(0, 40)}" as line ${index + 1}: paragraphs, "### " headings, "- " bullets and "> " quotes belong there`,
      )
})

/** Schema of the export `caseStudy` in `case-study.ts`: the facts that are the same in every language. */
export const caseStudyFactsSchema = z
  .strictObject({
    i18nKey: z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*$/)
      .describe('a name in camelCase that no other case study has'),
    client: text.describe('the name of the client'),
    industry: z.enum(INDUSTRIES).describe(`one of ${INDUSTRIES.join(', ')}`),
    service: z.enum(SERVICES).describe(`one of ${SERVICES.join(', ')}`),
    technologies: z
      .string()
      .refine((field) => parseList(field).length > 0, 'names none: separate them by semicolons')
      .describe('names separated by semicolons, the most telling first'),
    resultsWithIcon: z
      .string()
      .superRefine((field, context) => {
        for (const entry of parseList(field)) {
          try {
            parseResultEntries(entry)
          } catch (error) {
            context.addIssue((error as Error).message.replace('resultsWithIcon: ', ''))
          }
        }
      })
      .describe('icon|value|label entries separated by semicolons, or an empty text when there are no figures'),
    durationMonths: z.int().min(1).describe('whole months from the first working day to the handover'),
    teamSize: z.int().min(1).describe('how many of our people worked on it at most at the same time'),
    contract: z.enum(CONTRACTS).describe(`one of ${CONTRACTS.join(', ')}`),
    published: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .describe('the month of publication, YYYY-MM'),
  })
  .describe('the facts')

/**
 * Schema of the export `cover` in `case-study.ts`, which tells `npm run art` how to draw the cover. `cover` is separate
 * from `caseStudy`, so that the scripts that browsers load do not contain it. Neighbours in the list of case studies
 * should have different grounds (background pigments) and layouts. `npm run check:content` names covers that look
 * alike.
 */
export const coverSchema = z
  .strictObject({
    scene: z.string().describe('the name of a file in scripts/art/covers/scenes/, without .ts'),
    layout: z.enum(COVER_LAYOUTS).describe(`one of ${COVER_LAYOUTS.join(', ')}`),
    ground: z.enum(COVER_GROUNDS).describe(`one of ${COVER_GROUNDS.join(', ')}`),
    seed: z.int().describe('a whole number that no other cover has'),
  })
  .describe('how the cover is drawn')

/** Schema of the texts of a case study in one language, stored in `en.json` or `vi.json`. */
export const caseStudyTextsSchema = z
  .strictObject({
    title: text.describe('what was built, as a heading'),
    description: text
      .max(DESCRIPTION_MAX_LENGTH)
      .describe(`one or two sentences, at most ${DESCRIPTION_MAX_LENGTH} characters`),
    category: text.describe('a word or two for the badge of the card'),
    results: text
      .refine((field) => [3, 4].includes(parseList(field).length), {
        error: ({ input }) =>
          `has ${parseList(`${input}`).length} entries, three or four separated by semicolons belong there`,
      })
      .describe('three or four bullets on what changed, each beginning with a figure, separated by semicolons'),
    resultLabels: z
      .record(z.string(), text)
      .optional()
      .describe('the words of each label that resultsWithIcon in case-study.ts names'),
    fullDescription: text.optional().describe('the case in one paragraph'),
    keyHighlights: text.optional().describe('what is worth telling a colleague, separated by semicolons'),
    challenge: markdown.describe('markdown: what went wrong and what could not be changed'),
    solution: markdown.describe('markdown: what was built and why so'),
    resultText: markdown.describe('markdown: what came of it'),
    productPicture: text.describe(
      'the alternative text of public/illustrations/product-<slug>.svg, what the people of the client now look at or hold',
    ),
    diagrams: z
      .array(diagramSchema)
      .min(1)
      .optional()
      .describe('diagrams as contract/content/diagram-schema.ts describes them'),
  })
  .superRefine(({ diagrams = [], ...sections }, context) => {
    for (const [index, { section, part = 1 }] of diagrams.entries()) {
      const count = splitAtHeadings(sections[section]).length
      if (part > count)
        context.addIssue({
          code: 'custom',
          path: ['diagrams', index, 'part'],
          message: `is ${part}, of ${count} parts`,
        })
    }
  })

export type CaseStudyFacts = z.infer<typeof caseStudyFactsSchema>
export type CaseStudyCover = z.infer<typeof coverSchema>
export type CaseStudyTexts = z.infer<typeof caseStudyTextsSchema>

/** A case study with its texts in one language. */
export type CaseStudy = { slug: string } & CaseStudyFacts & CaseStudyTexts
