import { Dropzone } from '@mantine/dropzone'
import type { TFunction } from 'i18next'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import field from '#client/islands/forms/controls/form-provider.module.css'
import { fileSize } from '#client/islands/forms/file-size.ts'
import type { FormError } from '#client/islands/forms/form-definition.ts'
import { useAfterPress } from '#client/islands/forms/use-after-press.ts'
import type { Locale } from '#contract/addresses.ts'
import { RESUME_MEDIA_TYPES, resumeExtension } from '#contract/resume/resume.ts'
import styles from './resume-field.module.css'
import { useFileInput } from './use-file-input.ts'
import type { ResumeOutcome, useResume } from './use-resume.ts'

interface ResumeFieldProps {
  locale: Locale
  file: File | null
  error?: FormError
  resume: ReturnType<typeof useResume>
}

/** Value of the input's `accept` attribute: each media type, followed by the file extensions of that type. */
const ACCEPT = [
  ...new Set(Object.entries(RESUME_MEDIA_TYPES).flatMap(([extension, type]) => [type, `.${extension}`])),
].join()

/**
 * The field for the resume. It shows a dashed area that asks for a file, or a row with the chosen file. The field is a
 * drop zone. A transparent file input, named `resume`, covers all of it, so that the browser itself handles presses,
 * drops and keys, even before the script has loaded. The drop zone accepts every file; the form's own rules
 * (`contract/resume/`) decide whether a file is refused.
 */
export function ResumeField({ locale, error, resume, ...props }: ResumeFieldProps) {
  const { t } = useTranslation('form')
  const id = useId()
  const { outcome } = resume
  // These three values change the field's height. Delay them until a press has ended: otherwise the pressed button
  // could move away from the finger or pointer, and the press would be lost.
  const file = useAfterPress(props.file)
  const readingName = useAfterPress(resume.readingName)
  const isSaved = useAfterPress(resume.isSaved)
  // `Dropzone.Accept` and `Dropzone.Reject` are not used, because they need the list of the dragged files: Safari
  // provides this list only when the files are dropped.
  const [isDragging, setIsDragging] = useState(false)
  const input = useFileInput(id, { file, readingName, outcome, onEarlyFiles: resume.take })

  const remove = () => {
    resume.remove()
    // The pressed button disappears with the file: move the focus to the input.
    input().focus()
  }

  // A refused file does not replace an accepted one. The field is therefore invalid only while it holds no file.
  const isInvalid = error !== undefined && !file
  const describedBy = [`${id}-hint`, file && `${id}-file`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Dropzone
      classNames={{ root: `${field.field} ${styles.tile}`, inner: styles.inner }}
      data-dragging={isDragging || undefined}
      data-error={isInvalid || undefined}
      // The file input covers the drop zone, so that the browser itself opens the file dialog on presses and keys.
      activateOnClick={false}
      activateOnKeyboard={false}
      onDragEnter={() => setIsDragging(true)}
      onDragLeave={() => setIsDragging(false)}
      onDropAny={() => setIsDragging(false)}
      onDrop={(files) => void resume.take(files)}
      name="resume"
      inputProps={{
        id,
        accept: ACCEPT,
        multiple: false,
        className: styles.input,
        style: undefined,
        tabIndex: 0,
        required: true,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy,
        'aria-invalid': isInvalid,
      }}
    >
      <label id={`${id}-label`} htmlFor={id} className={field.label}>
        {t('field.resume')}
        <span className={field.required} aria-hidden="true">
          {' *'}
        </span>
      </label>
      {file ? (
        <ChosenFile locale={locale} file={file} nameId={`${id}-file`} onRemove={remove} />
      ) : (
        <ChoosePrompt inputId={id} isDragging={isDragging} />
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {t('resume.hint')}
      </p>
      {readingName && <p className={styles.hint}>{t('resume.reading', { name: readingName })}</p>}
      {file && !isSaved && <p className={styles.hint}>{t('resume.notKept')}</p>}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {t(`error.${error}`)} {file && outcome?.refused && t('resume.stays', { name: file.name })}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {readingName ? t('resume.reading', { name: readingName }) : outcome && announcementOf(outcome, locale, t)}
      </p>
    </Dropzone>
  )
}

/** Asks for a file, or to drop the file that is being dragged over the field. */
function ChoosePrompt({ inputId, isDragging }: { inputId: string; isDragging: boolean }) {
  const { t } = useTranslation('form')
  return (
    <div>
      <p className={styles.place}>
        {isDragging ? (
          t('resume.drop')
        ) : (
          <>
            <label htmlFor={inputId} className={styles.choose}>
              {t('resume.choose')}
            </label>{' '}
            <span className={styles.or}>{t('resume.or')}</span>
          </>
        )}
      </p>
    </div>
  )
}

interface ChosenFileProps {
  locale: Locale
  file: File
  /** The id of the element with the file's name. */
  nameId: string
  onRemove: () => void
}

/** The row with the chosen file: its kind, name and size, and the button that removes it. */
function ChosenFile({ locale, file, nameId, onRemove }: ChosenFileProps) {
  const { t } = useTranslation('form')
  return (
    <div className={styles.file}>
      <span className={styles.kind} aria-hidden="true">
        {resumeExtension(file.name)}
      </span>
      <p id={nameId} className={styles.name}>
        {file.name} <small>{fileSize(file.size, locale)}</small>
      </p>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('resume.remove', { name: file.name })}
        onClick={onRemove}
      >
        {t('resume.removeShort')}
      </button>
    </div>
  )
}

/** Returns the text that screen readers announce after an action. Sighted visitors see the change in the field. */
function announcementOf({ taken, refused }: ResumeOutcome, locale: Locale, t: TFunction<'form'>): string {
  if (refused) return t(`error.${refused}`)
  if (taken) return t('resume.chosen', { name: taken.name, size: fileSize(taken.size, locale) })
  return t('resume.removed')
}
