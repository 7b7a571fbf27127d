import { isSealed } from '#client/device/database/submission-record.ts'
import { listSubmissions, loadForSending } from '#client/device/outbox/outbox.ts'
import { RESCUE_EXTENSION, rescueFileParts } from '#contract/submission/rescue-file.ts'

/**
 * Resolves with a file of all encrypted submissions that the relay has not accepted, for a device that cannot send them
 * any more; undefined if there are none. Submissions whose content is missing are left out. The submissions also stay
 * on the device. If the relay receives a submission both in the file and from the device, it accepts the submission
 * only once, because it recognises the id.
 */
export async function createRescueFile(now = new Date()): Promise<File | undefined> {
  const sealed = (await listSubmissions()).filter(isSealed)
  const rescued = await Promise.all(
    sealed.map(async (record) => {
      const { file } = await loadForSending(record)
      const { id, kind, version, sealingKey: keyId } = record
      return file ? [{ id, kind, version, keyId, content: new Uint8Array(file) }] : []
    }),
  )
  const submissions = rescued.flat()
  if (submissions.length === 0) return undefined
  const minute = now.toISOString().slice(0, 16).replace(/[T:]/g, '-')
  return new File(rescueFileParts(submissions), `lat-${minute}${RESCUE_EXTENSION}`, {
    type: 'application/octet-stream',
  })
}
