/**
 * Texts of the mail about a job application. They are separate from the schema because the service worker needs the
 * texts but not zod.
 */
import type { Application } from './application.ts'
import { fullName } from './full-name.ts'
import { filledLines, type MailField, mailLines } from './mail-field.ts'

/** The subject of the mail about a job application (docs/product.md §7.2). */
export function applicationSubject(application: Application): string {
  return `[Recruitment] ${application.jobTitle} - ${application.firstName} ${application.lastName}`
}

/** The lines of the mail about a job application, in order, without empty fields. */
export function applicationMailFields(application: Application): MailField[] {
  return filledLines([
    { name: 'jobTitle', label: 'Position', value: application.jobTitle },
    { name: 'name', label: 'Name', value: fullName(application) },
    { name: 'email', label: 'Email', value: application.email },
    { name: 'phone', label: 'Phone', value: application.phone },
    { name: 'locations', label: 'Locations', value: application.locations.join(', ') || '(any)' },
  ])
}

/** The mail about a job application as plain text (docs/product.md §7.2): one line `Label: value` for each field. */
export function applicationSummary(application: Application): string {
  return mailLines(applicationMailFields(application)).join('\n')
}
