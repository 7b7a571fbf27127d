import type { Application } from './application.ts'
import type { Contact } from './contact.ts'

/** A line of the mail about a submission. */
export interface MailField {
  /** The field of the payload; `name` stands for first and last name. */
  name: keyof Contact | keyof Application | 'name'
  label: string
  value: string
}

/** Lines `Label: value`. */
export function mailLines(fields: readonly Pick<MailField, 'label' | 'value'>[]): string[] {
  return fields.map(({ label, value }) => `${label}: ${value}`)
}
