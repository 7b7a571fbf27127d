/**
 * Texts of the mail about an enquiry. They are separate from the schema because the service worker needs the texts but
 * not zod.
 */
import type { Contact } from './contact.ts'
import { fullName } from './full-name.ts'
import { filledLines, type MailField, mailLines } from './mail-field.ts'

/** The subject of the mail about an enquiry (docs/product.md §7.1). */
export function contactSubject(contact: Contact): string {
  return `[Customer] New contact from ${contact.firstName} ${contact.lastName}`
}

/** The lines of the mail about an enquiry, in order, without the message and without empty fields. */
export function contactMailFields(contact: Contact): MailField[] {
  return filledLines([
    { name: 'name', label: 'Name', value: fullName(contact) },
    { name: 'email', label: 'Email', value: contact.email },
    { name: 'phone', label: 'Phone', value: contact.phone },
    { name: 'company', label: 'Company', value: contact.company },
    { name: 'industry', label: 'Industry', value: contact.industry },
    { name: 'jobRole', label: 'Job role', value: contact.jobRole },
    { name: 'country', label: 'Country', value: contact.country },
  ])
}

export const NO_MESSAGE = '(no message)'

/**
 * The mail about an enquiry as plain text (docs/product.md §7.1): one line `Label: value` for each field, then the
 * message.
 */
export function contactSummary(contact: Contact): string {
  return [...mailLines(contactMailFields(contact)), '', 'Message:', contact.message || NO_MESSAGE].join('\n')
}
