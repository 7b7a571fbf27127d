import { applicationSchema } from './application.ts'
import { contactSchema } from './contact.ts'

/** The schema of each kind of submission. A page does not import this list but only the schema that it needs. */
export const SCHEMAS = { contact: contactSchema, application: applicationSchema }
