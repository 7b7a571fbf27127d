/** The mail about a job application, apart from its schema: the service worker needs these texts but no validation. */
import type { Application } from './application.ts'
import { fullName } from './full-name.ts'

/** Mail subject of a job application (specification §7.2). */
export function applicationSubject(application: Application): string {
  return `[Recruitment] ${application.jobTitle} - ${application.firstName} ${application.lastName}`
}

/** Plain-text summary of a job application (specification §7.2). */
export function applicationSummary(application: Application): string {
  return [
    `Position: ${application.jobTitle}`,
    `Name: ${fullName(application)}`,
    `Email: ${application.email}`,
    `Phone: ${application.phone}`,
    `Locations: ${application.locations.join(', ') || '(any)'}`,
  ].join('\n')
}
