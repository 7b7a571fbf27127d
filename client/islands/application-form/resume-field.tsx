import { Dropzone } from '@mantine/dropzone'
import type { TFunction } from 'i18next'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import field from '#client/islands/forms/controls/form-provider.module.css'
import { fileSize } from '#client/islands/forms/file-size.ts'
import type { FormError } from '#client/islands/forms/form-definition.ts'
import { useAfterPress } from '#client/islands/forms/use-after-press.ts'
import type { Locale } from '#contract/addresses.ts'
import { RESUME_MEDIA_TYPES, resumeExtension } from '#contract/resume/resume.ts'
import styles from './resume-field.module.css'
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
  const isKept = useAfterPress(resume.isKept)
  // `Dropzone.Accept` and `Dropzone.Reject` are not used, because they need the list of the dragged files: Safari
  // provides this list only when the files are dropped.
  const [isDragging, setIsDragging] = useState(false)
  const input = () => document.getElementById(id) as HTMLInputElement

  const remove = () => {
    resume.remove()
    // The pressed button disappears with the file: move the focus to the input.
    input().focus()
  }

  // Takes a file that the visitor chose before the script had loaded, or that the browser restored on Back.
  const takeEarlyFile = () => void resume.take([...(input().files ?? [])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the effect below sets the input's files
  useLayoutEffect(takeEarlyFile, [])
  // Sets the input's files to the form's file, because screen readers read the file's name from the input. If the form
  // has no file, the input must be empty, too. Otherwise the visitor could not choose a refused or removed file again:
  // `change` does not fire when the same file is chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `input` only reads the present element
  useEffect(() => {
    const transfer = new DataTransfer()
    if (file) transfer.items.add(file)
    input().files = transfer.files
  }, [file, outcome, readingName])

  // A refused file does not replace an accepted one. The field is therefore invalid only while it holds no file.
  const isWrong = error !== undefined && !file
  const described = [`${id}-hint`, file && `${id}-file`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Dropzone
      classNames={{ root: `${field.field} ${styles.tile}`, inner: styles.inner }}
      data-dragging={isDragging || undefined}
      data-error={isWrong || undefined}
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
        'aria-describedby': described,
        'aria-invalid': isWrong,
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
        <div>
          <p className={styles.place}>
            {isDragging ? (
              t('resume.drop')
            ) : (
              <>
                <label htmlFor={id} className={styles.choose}>
                  {t('resume.choose')}
                </label>{' '}
                <span className={styles.or}>{t('resume.or')}</span>
              </>
            )}
          </p>
        </div>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {t('resume.hint')}
      </p>
      {readingName && <p className={styles.hint}>{t('resume.reading', { name: readingName })}</p>}
      {file && !isKept && <p className={styles.hint}>{t('resume.notKept')}</p>}
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
