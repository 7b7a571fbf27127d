import { deleteResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { loadFormDraft, saveFormDraft } from '#client/device/form-drafts/form-draft.ts'
import { deleteSubmission } from '#client/device/outbox/outbox.ts'
import { SUBMISSION_KINDS } from '#contract/submission/submission.ts'

/**
 * Deletes a submission, and the draft of a form that was opened to correct this submission, because the next person at
 * a shared device must find neither. While the submission is being sent, deletes nothing and returns false.
 */
export async function deleteSubmissionAndDraft(id: string): Promise<boolean> {
  if (!(await deleteSubmission(id))) return false
  for (const kind of SUBMISSION_KINDS) {
    const draft = (await loadFormDraft(kind).catch(() => undefined)) as { replaces?: unknown } | undefined
    if (draft?.replaces !== id) continue
    await saveFormDraft(kind, undefined)
    if (kind === 'application') await deleteResumeDraft()
  }
  return true
}
