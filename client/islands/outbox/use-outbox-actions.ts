import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OutboxFullError } from '#client/device/database/outbox-database.ts'
import { isWaiting, type SubmissionRecord } from '#client/device/database/submission-record.ts'
import { clearForNextPerson } from '#client/device/submitting/clear-for-next-person.ts'
import { sendNow } from '#client/device/submitting/outbox-triggers.ts'
import { onlineAtom } from '#client/islands/forms/device-atoms.ts'
import { deleteConfirmed } from './delete-confirmed.ts'
import type { Deletion } from './deletion-dialog.tsx'

/** What the visitor can do with the submissions in the outbox, and the answer to the last action in words. */
export function useOutboxActions(submissions: SubmissionRecord[]) {
  const { t } = useTranslation('outbox')
  const isOnline = useAtomValue(onlineAtom)
  const [answer, setAnswer] = useState('')
  const [triedOffline, setTriedOffline] = useState(false)
  const hasWaiting = submissions.some(isWaiting)
  return {
    answer,
    /** True if submissions still wait after a press of "Send now", because the device is offline. */
    isOffline: triedOffline && !isOnline && hasWaiting,
    /** Sends the waiting submissions, also if the device counts as offline: `navigator.onLine` may be wrong. */
    async send() {
      setAnswer('')
      setTriedOffline(false)
      await sendNow().catch(() => setAnswer(t('unreadable')))
      setTriedOffline(!navigator.onLine)
    },
    /** Deletes submissions after the visitor has confirmed the deletion. */
    async remove(confirmed: Deletion) {
      // Screen readers announce the same answer again only if it was gone in between.
      setAnswer('')
      setAnswer(await deleteConfirmed(confirmed, submissions, t))
    },
    /** Clears the device for the next person. */
    async clear() {
      setAnswer('')
      try {
        await clearForNextPerson()
        setAnswer(t(hasWaiting ? 'done.clearedButWaiting' : 'done.cleared'))
      } catch (error) {
        setAnswer(t(error instanceof OutboxFullError ? 'done.full' : 'notDeleted'))
      }
    },
  }
}
