import type { Application } from './application.ts'
import type { Contact } from './contact.ts'

/** A line of the mail about a submission. */
export interface MailField {
  /** The name of the payload's field; `name` stands for first and last name together. */
  name: keyof Contact | keyof Application | 'name'
  label: string
  value: string
}

/**
 * The lines that have a value. A submission that an earlier release has stored has no value for a newer field, not even
 * an empty one.
 */
export function filledLines(fields: readonly MailField[]): MailField[] {
  return fields.filter(({ value }) => value)
}

/** One line `Label: value` for each field. */
export function mailLines(fields: readonly Pick<MailField, 'label' | 'value'>[]): string[] {
  return fields.map(({ label, value }) => `${label}: ${value}`)
}
