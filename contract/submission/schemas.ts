import { applicationSchema } from './application.ts'
import { contactSchema } from './contact.ts'

/** The schema of each kind of submission. Pages import only the one that they need. */
export const SCHEMAS = { contact: contactSchema, application: applicationSchema }
