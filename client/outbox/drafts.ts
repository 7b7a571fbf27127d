/** What is half-filled in forms, kept beside the outbox. */
import { withDatabase } from './outbox-database.ts'

/** Keeps what is typed in a form, so that it outlives the page; any value that can be structured-cloned. */
export async function saveDraft(form: string, draft: unknown): Promise<void> {
  await withDatabase((database) => database.put('drafts', draft, form))
}

/** What `saveDraft` kept under this name, or undefined; written by another version of the site perhaps. */
export function loadDraft(form: string): Promise<unknown> {
  return withDatabase((database) => database.get('drafts', form))
}

/** Forgets what `saveDraft` kept under this name, if anything. */
export async function deleteDraft(form: string): Promise<void> {
  await withDatabase((database) => database.delete('drafts', form))
}
