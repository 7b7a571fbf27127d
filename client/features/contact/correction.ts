import { getSubmission } from '#client/outbox/outbox.ts'
import { type ContactErrors, type ContactValues, fromDraft, refusedControls } from './contact-values.ts'

/** A kept text and the submission that it takes the place of once it is sent. */
export interface Revision {
  values: ContactValues
  replaces?: string
  errors?: ContactErrors
}

/** The text of enquiry `id` for correction; undefined unless it was rejected or has expired. */
export async function loadCorrection(id: string): Promise<Revision | undefined> {
  const record = await getSubmission(id).catch(() => undefined)
  if (record?.kind !== 'contact' || (record.state !== 'rejected' && record.state !== 'expired')) return undefined
  return { values: fromDraft(record.payload), replaces: id, errors: refusedControls(record.failure?.fields) }
}

/** What `useDraft` gives back, of this or another version of the form. */
export function readRevision(kept: unknown): Revision {
  const { replaces, ...draft } = (kept ?? {}) as { replaces?: unknown }
  return { values: fromDraft(draft), ...(typeof replaces === 'string' ? { replaces } : {}) }
}
