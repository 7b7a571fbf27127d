import { applicationSchema } from './application.ts'
import { contactSchema } from './contact.ts'

/**
 * The schema of each kind of submission. Pages do not import this list. Each page imports only the schema that it
 * needs, so that its scripts stay small.
 */
export const SCHEMAS = { contact: contactSchema, application: applicationSchema }
