import * as z from 'zod/mini'
import { applicationPhoneError } from './phone.ts'
import { email, errorUnless, NAME_MAX_LENGTH, PHONE_MAX_LENGTH, phoneRule, requiredLine } from './text-field.ts'

export const LOCATIONS_MAX_COUNT = 10

const applicationFields = z.strictObject({
  firstName: requiredLine(NAME_MAX_LENGTH),
  lastName: requiredLine(NAME_MAX_LENGTH),
  email: email(),
  phone: requiredLine(PHONE_MAX_LENGTH),
  jobTitle: requiredLine(200),
  locations: z
    .array(requiredLine(NAME_MAX_LENGTH), { error: 'invalid' })
    .check(errorUnless('too_long', (list: string[]) => list.length <= LOCATIONS_MAX_COUNT)),
})

export type Application = z.output<typeof applicationFields>

/**
 * The schema of a job application's fields, without the resume (docs/product.md §3.6, §5.2, §7.2). Form, outbox and
 * relay use it.
 */
export const applicationSchema = applicationFields.check(
  phoneRule<Application>(({ phone }) => applicationPhoneError(phone)),
)
