import type { SendDependencies } from '#client/device/sending/send-record.ts'
import { CONTACT_PATH, IDEMPOTENCY_HEADER } from '#contract/submission/submission.ts'
import type { Sender } from './load-sender.ts'
import type { NewSubmission } from './new-submission.ts'

export interface UploadProgress {
  /** The number of bytes of the application's file that have been sent so far. */
  sentBytes: number
  totalBytes: number
}

/**
 * Returns dependencies for `sendOutbox` that report the progress of this submission only, because `sendOutbox` sends
 * all waiting submissions. `fetch` reports an upload in one request, `onProgress` an upload in parts. An enquiry is too
 * small for its progress to be shown.
 */
export function watchedUpload(
  { record: { id }, resume }: NewSubmission,
  sender: Promise<Sender>,
  onProgress: ((progress: UploadProgress) => void) | undefined,
): Partial<SendDependencies> {
  if (!resume) return {}
  const totalBytes = resume.size
  const report = (share: number) => onProgress?.({ sentBytes: Math.floor(share * totalBytes), totalBytes })
  return {
    async fetch(path, init) {
      const { uploadWithProgress } = await sender
      const isThis = path === CONTACT_PATH && new Headers(init.headers).get(IDEMPOTENCY_HEADER) === id
      return uploadWithProgress(path, init, isThis ? report : undefined)
    },
    onProgress(sentId, share) {
      if (sentId === id) report(share)
    },
  }
}
