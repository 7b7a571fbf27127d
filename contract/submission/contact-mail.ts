/** The mail about an enquiry. Separate from the schema, because the service worker needs these texts but not zod. */
import type { Contact } from './contact.ts'
import { fullName } from './full-name.ts'
import { type MailField, mailLines } from './mail-field.ts'

/** Mail subject of an enquiry (docs/product.md §7.1). */
export function contactSubject(contact: Contact): string {
  return `[Customer] New contact from ${contact.firstName} ${contact.lastName}`
}

/** The lines of the mail about an enquiry, in order, without the message and without empty fields. */
export function contactMailFields(contact: Contact): MailField[] {
  const fields: MailField[] = [
    { name: 'name', label: 'Name', value: fullName(contact) },
    { name: 'email', label: 'Email', value: contact.email },
    { name: 'phone', label: 'Phone', value: contact.phone },
    { name: 'company', label: 'Company', value: contact.company },
    { name: 'industry', label: 'Industry', value: contact.industry },
    { name: 'jobRole', label: 'Job role', value: contact.jobRole },
    { name: 'country', label: 'Country', value: contact.country },
  ]
  return fields.filter(({ value }) => value !== '')
}

export const NO_MESSAGE = '(no message)'

/** Plain-text summary of an enquiry (docs/product.md §7.1): one line `Label: value` for each field, the message last. */
export function contactSummary(contact: Contact): string {
  return [...mailLines(contactMailFields(contact)), '', 'Message:', contact.message || NO_MESSAGE].join('\n')
}
