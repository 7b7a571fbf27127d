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

/** The value of the input's `accept`: each media type, followed by its extensions. */
const ACCEPT = [
  ...new Set(Object.entries(RESUME_MEDIA_TYPES).flatMap(([extension, type]) => [type, `.${extension}`])),
].join()

/**
 * The resume: a drop zone whose file input, named `resume`, covers it from edge to edge. So the browser handles presses, drops and keys,
 * also before the script has loaded. The form's own rules judge the files (`contract/resume/`), the drop zone accepts all of them.
 */
export function ResumeField({ locale, error, resume, ...props }: ResumeFieldProps) {
  const { t } = useTranslation('form')
  const id = useId()
  const { outcome } = resume
  // The field changes its height with the file.
  const file = useAfterPress(props.file)
  const reading = useAfterPress(resume.reading)
  const isKept = useAfterPress(resume.isKept)
  // `Dropzone.Accept` and `Dropzone.Reject` need to know the files: Safari lists none before they are dropped.
  const [isDragging, setIsDragging] = useState(false)
  const input = () => document.getElementById(id) as HTMLInputElement

  const remove = () => {
    resume.remove()
    // The pressed button disappears with the file.
    input().focus()
  }

  // A visitor chose a file before the script had loaded, or the browser restored one on Back.
  const takeEarlyFile = () => void resume.take([...(input().files ?? [])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the effect below sets the input's files
  useLayoutEffect(takeEarlyFile, [])
  // Screen readers read the file's name from the input. A file that was refused or removed can be chosen again: `change` fires only when
  // the input's files differ.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `input` only reads the present element
  useEffect(() => {
    const transfer = new DataTransfer()
    if (file) transfer.items.add(file)
    input().files = transfer.files
  }, [file, outcome, reading])

  // A refused file does not replace the good one.
  const isWrong = error !== undefined && !file
  const described = [`${id}-hint`, file && `${id}-file`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Dropzone
      classNames={{ root: `${field.field} ${styles.tile}`, inner: styles.inner }}
      data-dragging={isDragging || undefined}
      data-error={isWrong || undefined}
      // The input takes presses and keys itself.
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
      {file && (
        <div id={`${id}-file`} className={styles.file}>
          <span className={styles.kind} aria-hidden="true">
            {resumeExtension(file.name)}
          </span>
          <p className={styles.name}>
            {file.name} <small>{fileSize(file.size, locale)}</small>
          </p>
        </div>
      )}
      <div className={styles.ways}>
        {isDragging ? (
          <p className={styles.drop}>{t('resume.drop')}</p>
        ) : (
          <p>
            <label htmlFor={id} className={styles.choose}>
              {t(file ? 'resume.another' : 'resume.choose')}
            </label>{' '}
            {!file && <span className={styles.or}>{t('resume.or')}</span>}
          </p>
        )}
        {file && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('resume.remove', { name: file.name })}
            onClick={remove}
          >
            {t('resume.removeShort')}
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('resume.hint')}
      </p>
      {reading && <p className={styles.hint}>{t('resume.reading', { name: reading })}</p>}
      {file && !isKept && <p className={styles.hint}>{t('resume.notKept')}</p>}
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {t(`error.${error}`)} {file && isRefusal(outcome) && t('resume.stays', { name: file.name })}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {outcome && announcementOf(outcome, locale, t)}
      </p>
    </Dropzone>
  )
}

function isRefusal(outcome: ResumeOutcome | undefined): outcome is { refused: FormError } {
  return outcome !== undefined && outcome !== 'removed' && 'refused' in outcome
}

/** The announcement for screen readers; other visitors see the change. */
function announcementOf(outcome: ResumeOutcome, locale: Locale, t: TFunction<'form'>): string {
  if (outcome === 'removed') return t('resume.removed')
  if (isRefusal(outcome)) return t(`error.${outcome.refused}`)
  const { name, size } = outcome.taken
  return t('resume.chosen', { name, size: fileSize(size, locale) })
}
