import { dropKeptResume } from '#client/device/drafts/resume-draft.ts'
import { deleteSubmission } from '#client/device/outbox/outbox.ts'
import { SUBMISSION_KINDS } from '#contract/submission/submission.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'

/**
 * Deletes a submission for good, also what a form has kept of it to correct it: the next person at a shared device is to
 * find nothing of it. False, and nothing is deleted, while it is being sent.
 */
export async function forgetSubmission(id: string): Promise<boolean> {
  if (!(await deleteSubmission(id))) return false
  for (const kind of SUBMISSION_KINDS) {
    const draft = (await keptDraft(kind)) as { replaces?: unknown } | undefined
    if (draft?.replaces !== id) continue
    await keepDraft(kind, undefined)
    if (kind === 'application') await dropKeptResume()
  }
  return true
}
