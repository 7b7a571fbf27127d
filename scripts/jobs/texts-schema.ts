import { z } from 'zod'
import type { JobTexts } from '#client/content/job.ts'
import { LOCATIONS_MAX_COUNT } from '#contract/submission/application.ts'
import { NAME_MAX_LENGTH } from '#contract/submission/text-field.ts'

/** Longer headings fill the screen of a phone. */
const TITLE_MAX_LENGTH = 80
/** Longer descriptions are cut in search results. */
const DESCRIPTION_MAX_LENGTH = 155

// A line: title and places also stand in the mail of an application, where the relay takes nothing else.
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

/** What an `en.json` or `vi.json` is made of. */
export const textsSchema = z.strictObject({
  title: text.max(TITLE_MAX_LENGTH),
  description: text.max(DESCRIPTION_MAX_LENGTH),
  location: text,
  locations: list(text.max(NAME_MAX_LENGTH)).max(LOCATIONS_MAX_COUNT),
  type: text,
  level: text,
  experience: text,
  descriptions: list(),
  qualifications: list(),
  benefits: list(),
}) satisfies z.ZodType<JobTexts>

/** What belongs into each of these fields. */
export const TEXTS_HINTS: Record<keyof JobTexts, string> = {
  title: `the name of the job in one line, at most ${TITLE_MAX_LENGTH} characters`,
  description: `one or two sentences in one line, at most ${DESCRIPTION_MAX_LENGTH} characters`,
  location: 'where the work is done, as readers see it',
  locations: 'a list of places to choose from in the form, each in one line',
  type: 'full time, part time or the like',
  level: 'the levels that fit, separated by commas',
  experience: 'years of experience',
  descriptions: 'a list of what one does, each in one line',
  qualifications: 'a list of what one brings, each in one line',
  benefits: 'a list of what one gets, each in one line',
}
