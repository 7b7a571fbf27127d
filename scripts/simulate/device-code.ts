/**
 * The product's code that runs in pages and in the service worker. `realms.ts` bundles this file and evaluates the
 * bundle anew for each simulated page and worker, so that each has modules of its own, as in a browser.
 */

import { whenOutboxExists } from '#client/device/database/outbox-exists.ts'
import { saveResumeDraft } from '#client/device/drafts/resume-draft.ts'
import { createDraftKeeper } from '#client/device/form-drafts/draft-keeper.ts'
import { listUntold, markTold } from '#client/device/outbox/outcomes.ts'
import { createRescueFile } from '#client/device/sealing/rescue-file.ts'
import { fetchSealingKey } from '#client/device/sealing/sealing-key.ts'
import { clearForNextPerson } from '#client/device/submitting/clear-for-next-person.ts'
import { deleteSubmissionAndDraft } from '#client/device/submitting/delete-submission-and-draft.ts'
import { sendNow, startOutboxTriggers } from '#client/device/submitting/outbox-triggers.ts'
import { submit } from '#client/device/submitting/submit.ts'
import { startBackgroundSync } from '#client/device/worker/background-sync.ts'

export const deviceCode = {
  clearForNextPerson,
  createDraftKeeper,
  createRescueFile,
  deleteSubmissionAndDraft,
  fetchSealingKey,
  listUntold,
  markTold,
  whenOutboxExists,
  saveResumeDraft,
  sendNow,
  startBackgroundSync,
  startOutboxTriggers,
  submit,
}
