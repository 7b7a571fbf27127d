import type { SubmissionFailure } from '#client/device/database/submission-record.ts'
import { toRelayError } from '#client/device/relay/relay-reply.ts'
import type { SendDependencies } from '#client/device/sending/send-record.ts'
import { isFinalError } from '#contract/submission/final-errors.ts'
import { CONTACT_PATH } from '#contract/submission/submission.ts'
import { type ContentKey, deleteContentKey, saveContentKey } from './content-key.ts'
import type { Sender } from './load-sender.ts'
import type { NewSubmission } from './new-submission.ts'
import type { SubmitResult } from './submit.ts'

/**
 * Thrown if the submission could not be stored on the device and no answer says whether the relay has it. The visitor
 * can send the same content again: the content keeps its id, by which the relay recognises the repetition.
 */
export class DeliveryUnknownError extends Error {
  override name = 'DeliveryUnknownError'
}

/**
 * Failures after which the relay may nevertheless have the submission: no answer of the relay arrived (`network`), the
 * relay is still processing an earlier request with the same id (`in_progress`), or the relay or a proxy in front of it
 * failed, perhaps only after the submission was stored (`internal`, `unavailable`).
 */
const INCONCLUSIVE: readonly SubmissionFailure['code'][] = ['network', 'in_progress', 'internal', 'unavailable']

/**
 * Sends a submission that could not be stored on the device because of `storageError`. Resolves if the relay accepts or
 * rejects it. Otherwise throws `DeliveryUnknownError` if the submission may have arrived, and `storageError` if it has
 * not.
 */
export async function sendUnstored(
  { record, resume, key }: NewSubmission,
  storageError: Error,
  sender: Promise<Sender>,
  dependencies: Partial<SendDependencies>,
): Promise<SubmitResult> {
  const { id, receipt } = record
  const attempts = countAttempt(key, storageError)
  const { wasPosted, ...watched } = watchPosts(dependencies)
  try {
    const { sendRecord } = await sender
    // The number of attempts decides whether a large application goes in parts.
    const reply = await sendRecord({ ...record, attempts }, resume?.bytes, watched)
    deleteContentKey(key)
    return { outcome: 'accepted', id, receipt: reply.receipt }
  } catch (thrown) {
    const { failure } = toRelayError(thrown)
    if (isFinalError(failure.code)) {
      deleteContentKey(key)
      return { outcome: 'rejected', id, receipt, failure }
    }
    key.mayHaveArrived ||= wasPosted() && INCONCLUSIVE.includes(failure.code)
    if (!key.mayHaveArrived) throw storageError
    saveContentKey(key)
    throw new DeliveryUnknownError('It is not known whether the submission has arrived', { cause: storageError })
  }
}

/**
 * Counts one more attempt in the key of a submission, and returns the number of attempts. Saves the key: a visitor who
 * reloads the page and sends the same content again sends it under the same id.
 */
function countAttempt(key: ContentKey, storageError: Error): number {
  // If storing failed with a timeout, the outbox may have stored the submission all the same. The outbox then sends it
  // as well, so that it may arrive even if this attempt fails.
  if ((storageError.cause as Error | undefined)?.name === 'TimeoutError') key.mayHaveArrived = true
  key.attempts = (key.attempts ?? 0) + 1
  saveContentKey(key)
  return key.attempts
}

/** Returns `dependencies` with a function `wasPosted`, which tells whether a whole submission was posted since. */
function watchPosts({ fetch: post = fetch, onProgress }: Partial<SendDependencies>) {
  let posted = false
  const watchedFetch: SendDependencies['fetch'] = (path, init) => {
    posted ||= path === CONTACT_PATH
    return post(path, init)
  }
  return { fetch: watchedFetch, onProgress, wasPosted: () => posted }
}
