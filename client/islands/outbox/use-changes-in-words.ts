import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubmissionRecord } from '#client/device/database/submission-record.ts'
import { stateTextKey } from './state-text-key.ts'

/**
 * Returns a text for the status line. When the state of one or more submissions changes, the text becomes one sentence
 * for each of them, until the next such change. Submissions that have been deleted since are left out. Before the first
 * change the text is empty.
 */
export function useChangesInWords(submissions: SubmissionRecord[]): string {
  const { t } = useTranslation('outbox')
  const [changed, setChanged] = useState<SubmissionRecord[]>([])
  const before = useRef(submissions)
  useEffect(() => {
    const changes = changedSubmissions(before.current, submissions)
    before.current = submissions
    if (changes.length > 0) setChanged(changes)
  }, [submissions])
  return changed
    .filter(({ id }) => submissions.some((record) => record.id === id))
    .map((record) => t('changed', { receipt: record.receipt, state: t(`state.${stateTextKey(record)}`) }))
    .join(' ')
}

/** Returns the submissions in `now` that are also in `before`, but in another state. */
export function changedSubmissions(before: SubmissionRecord[], now: SubmissionRecord[]): SubmissionRecord[] {
  const states = new Map(before.map(({ id, state }) => [id, state]))
  return now.filter(({ id, state }) => states.has(id) && states.get(id) !== state)
}
