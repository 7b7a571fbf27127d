import * as z from 'zod/mini'
import { COUNTRIES } from './country.ts'
import { contactPhoneError } from './phone.ts'
import {
  COMPANY_MAX_LENGTH,
  email,
  line,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  paragraphs,
  phoneRule,
  requiredLine,
  typeError,
} from './text-field.ts'

const contactFields = z.strictObject({
  firstName: requiredLine(NAME_MAX_LENGTH),
  lastName: requiredLine(NAME_MAX_LENGTH),
  email: email(),
  phone: requiredLine(PHONE_MAX_LENGTH),
  company: requiredLine(COMPANY_MAX_LENGTH),
  industry: z._default(line(COMPANY_MAX_LENGTH), ''),
  jobRole: z._default(line(COMPANY_MAX_LENGTH), ''),
  country: z.enum(COUNTRIES, { error: typeError }),
  message: z._default(paragraphs(MESSAGE_MAX_LENGTH), ''),
})

export type Contact = z.output<typeof contactFields>

/**
 * The schema of the contact form's fields (docs/product.md §3.5, §5.1). Form, outbox and relay use it.
 * docs/submissions.md says how to add a field.
 */
export const contactSchema = contactFields.check(
  phoneRule<Contact>(({ country, phone }) => (COUNTRIES.includes(country) ? contactPhoneError(country, phone) : null)),
)
