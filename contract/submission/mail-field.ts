import type { Application } from './application.ts'
import type { Contact } from './contact.ts'

/** A line of a mail about a submission. */
export interface MailField {
  /** Where its value comes from; `name` is both names. */
  name: keyof Contact | keyof Application | 'name'
  label: string
  value: string
}

/** `Label: value` lines. */
export function mailLines(fields: readonly Pick<MailField, 'label' | 'value'>[]): string[] {
  return fields.map(({ label, value }) => `${label}: ${value}`)
}
