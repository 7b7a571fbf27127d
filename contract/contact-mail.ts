/** The mail about an enquiry, apart from its schema: the service worker needs these texts but no validation. */
import type { Contact } from './contact.ts'
import { fullName } from './full-name.ts'

/** Mail subject of an enquiry (specification §7.1). */
export function contactSubject(contact: Contact): string {
  return `[Customer] New contact from ${contact.firstName} ${contact.lastName}`
}

/** Plain-text summary of an enquiry (specification §7.1): one `Label: value` line a field, the message last. */
export function contactSummary(contact: Contact): string {
  return [
    `Name: ${fullName(contact)}`,
    `Email: ${contact.email}`,
    `Phone: ${contact.phone}`,
    `Company: ${contact.company}`,
    ...(contact.industry ? [`Industry: ${contact.industry}`] : []),
    ...(contact.jobRole ? [`Job role: ${contact.jobRole}`] : []),
    `Country: ${contact.country}`,
    '',
    'Message:',
    contact.message || '(no message)',
  ].join('\n')
}
