import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { Section } from '#client/components/section.tsx'
import { isWaiting, type SubmissionRecord } from '#client/device/database/submission-record.ts'
import { onlineAtom, storedAtom, submissionsAtom } from '#client/islands/forms/device-atoms.ts'
import { NotifyButton } from '#client/islands/forms/receipt/notify-button.tsx'
import { OpenAgainNote } from '#client/islands/forms/receipt/open-again-note.tsx'
import { useMarkAsTold } from '#client/islands/forms/receipt/use-mark-as-told.ts'
import { paths } from '#client/navigation/paths.ts'
import { DONE_HASH, type Locale } from '#contract/addresses.ts'
import { type Deletion, DeletionDialog } from './deletion-dialog.tsx'
import { deletionQuestion } from './deletion-question.ts'
import { DoneDialog } from './done-dialog.tsx'
import { SharedDeviceActions } from './shared-device-actions.tsx'
import { StorageFacts } from './storage-facts.tsx'
import { SubmissionItem } from './submission-item.tsx'
import styles from './submission-list.module.css'
import { useChangesInWords } from './use-changes-in-words.ts'
import { useDoneQuestion } from './use-done-question.ts'
import { useOutboxActions } from './use-outbox-actions.ts'

/** One array for all renders without submissions, so that effects that depend on the list do not run again. */
const NONE: SubmissionRecord[] = []

/** The outbox: all submissions on this device with their live state, newest first. */
export function SubmissionList({ locale }: { locale: Locale }) {
  const { t } = useTranslation('outbox')
  const stored = useAtomValue(storedAtom)
  const known = useAtomValue(submissionsAtom)
  const submissions = known ?? NONE
  const waiting = submissions.filter(isWaiting)
  const online = useAtomValue(onlineAtom)
  const [deletion, setDeletion] = useState<Deletion>()
  const doneQuestion = useDoneQuestion()
  const list = useRef<HTMLDivElement>(null)
  const { answer, isOffline, ...actions } = useOutboxActions(submissions)
  const unreadable = stored === 'unreadable' && t('unreadable')
  const offline = isOffline && t('offline')
  const changes = useChangesInWords(submissions)
  useMarkAsTold(submissions.filter((record) => !isWaiting(record) && record.untold).map(({ id }) => id))

  const remove = async (confirmed: Deletion) => {
    setDeletion(undefined)
    await actions.remove(confirmed)
    // The pressed button disappears with its entry: move the focus to the list.
    list.current?.focus()
  }
  const clear = async () => {
    doneQuestion.close()
    await actions.clear()
    list.current?.focus()
  }

  return (
    <Section
      id="list"
      title={t('list')}
      action={
        <Button variant="link" href={paths.status(locale)}>
          {t('elsewhere')}
        </Button>
      }
    >
      <div ref={list} id={DONE_HASH.slice(1)} className={styles.list} tabIndex={-1}>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        {/* `empty-outbox.ts` may have emptied this line before hydration. */}
        <p className={styles.status} role="status" suppressHydrationWarning data-outbox-status>
          {stored === null ? t('loading') : [unreadable, answer, offline, changes].filter(Boolean).join(' ')}
        </p>
        {submissions.length === 0 && <EmptyOutbox locale={locale} hidden={known === undefined} />}
        {submissions.length > 0 && (
          <ul className={styles.items}>
            {submissions.map((record) => (
              <SubmissionItem
                key={record.id}
                locale={locale}
                record={record}
                online={online}
                onSend={actions.send}
                onFocusLost={() => list.current?.focus()}
                onDelete={() => setDeletion({ question: deletionQuestion(record), records: [record] })}
              />
            ))}
          </ul>
        )}
        {waiting.length > 0 && (
          <div>
            {/* Nobody is notified of the submissions of a person who has left. */}
            {waiting.some(({ authorLeft }) => !authorLeft) && <NotifyButton />}
            <OpenAgainNote />
          </div>
        )}
        <div className={styles.device}>
          <SharedDeviceActions submissions={submissions} onDone={doneQuestion.ask} onDelete={setDeletion} />
          <StorageFacts locale={locale} submissions={submissions} />
        </div>
      </div>
      <DoneDialog open={doneQuestion.isAsked} waiting={waiting} onConfirm={clear} onCancel={doneQuestion.close} />
      <DeletionDialog deletion={deletion} onConfirm={remove} onCancel={() => setDeletion(undefined)} />
    </Section>
  )
}

interface EmptyOutboxProps {
  locale: Locale
  /**
   * True until the outbox has been read. If the device has no outbox, `empty-outbox.ts` shows this part before React is
   * loaded.
   */
  hidden: boolean
}

/** Says that there are no submissions on this device, and links to both forms. */
function EmptyOutbox({ locale, hidden }: EmptyOutboxProps) {
  const { t } = useTranslation('outbox')
  return (
    <div className={styles.empty} hidden={hidden} data-empty-outbox>
      <div>
        <h3>{t('empty.title')}</h3>
        <p>{t('empty.text')}</p>
        <div className={`${buttons.row} ${styles.ways}`}>
          <Button href={paths.contactUs(locale)}>{t('empty.link')}</Button>
          <Button variant="outline" href={paths.careers(locale)}>
            {t('empty.jobs')}
          </Button>
        </div>
      </div>
      <img src="/illustrations/empty-place.svg" alt="" width={400} height={400} loading="lazy" />
    </div>
  )
}
