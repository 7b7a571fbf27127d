import type { TFunction } from 'i18next'
import { useEffect, useId, useLayoutEffect } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import type { FormError } from '#client/islands/forms/controls/form-error.ts'
import field from '#client/islands/forms/controls/form-provider.module.css'
import { fileSize } from '#client/islands/forms/file-size.ts'
import { useAfterPress } from '#client/islands/forms/use-after-press.ts'
import type { Locale } from '#contract/addresses.ts'
import { RESUME_EXTENSIONS, RESUME_MEDIA_TYPES, resumeExtension } from '#contract/resume/resume.ts'
import styles from './resume-field.module.css'
import type { ResumeNews, useResume } from './use-resume.ts'

interface ResumeFieldProps {
  locale: Locale
  file: File | null
  error?: FormError
  resume: ReturnType<typeof useResume>
}

/** Extensions by media type, as the file picker and the drop zone want them. */
const ACCEPT = Object.fromEntries(
  Object.values(RESUME_MEDIA_TYPES).map((type) => [
    type,
    RESUME_EXTENSIONS.filter((extension) => RESUME_MEDIA_TYPES[extension] === type).map((extension) => `.${extension}`),
  ]),
)

/**
 * The resume: a tile that is a file input, named `resume`, from edge to edge, so that it can be pressed and dropped on
 * before any script is there.
 */
export function ResumeField({ locale, error, resume, ...props }: ResumeFieldProps) {
  const { t } = useTranslation('form')
  const id = useId()
  const { news } = resume
  // The tile grows and shrinks with what it says of a file.
  const file = useAfterPress(props.file)
  const reading = useAfterPress(resume.reading)
  const isKept = useAfterPress(resume.isKept)
  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    multiple: false,
    accept: ACCEPT,
    // The input itself takes presses and keys: it lies over the tile.
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, refused) => void resume.take([...accepted, ...refused.map(({ file }) => file)]),
  })
  const input = () => inputRef.current as HTMLInputElement

  const remove = () => {
    resume.remove()
    // The pressed button is gone with the file.
    input().focus()
  }

  // Before the script was there, or by the browser on the way back.
  const takeOver = () => void resume.take([...(input().files ?? [])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the effect below sets the input's files
  useLayoutEffect(takeOver, [])
  // The input names the taken file to screen readers, and can be given a refused or forgotten one again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `input` only reads the present element
  useEffect(() => {
    const transfer = new DataTransfer()
    if (file) transfer.items.add(file)
    input().files = transfer.files
  }, [file, news, reading])

  // A refused file leaves the good one in its place.
  const isWrong = error !== undefined && !file
  const described = [`${id}-hint`, file && `${id}-file`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      {...getRootProps({
        className: `${field.field} ${styles.tile}`,
        'data-dragging': isDragActive || undefined,
        'data-error': isWrong || undefined,
      })}
    >
      <input
        {...getInputProps({
          id,
          name: 'resume',
          className: styles.input,
          style: undefined,
          tabIndex: 0,
          required: true,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': described,
          'aria-invalid': isWrong,
        })}
      />
      <div className={styles.inner}>
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
          {isDragActive ? (
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
            {t(`error.${error}`)} {file && isRefusal(news) && t('resume.stays', { name: file.name })}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {news && newsInWords(news, locale, t)}
        </p>
      </div>
    </div>
  )
}

function isRefusal(news: ResumeNews | undefined): news is { refused: FormError } {
  return news !== undefined && news !== 'removed' && 'refused' in news
}

/** Said to screen readers; everybody else sees it. */
function newsInWords(news: ResumeNews, locale: Locale, t: TFunction<'form'>): string {
  if (news === 'removed') return t('resume.removed')
  if (isRefusal(news)) return t(`error.${news.refused}`)
  const { name, size } = news.taken
  return t('resume.chosen', { name, size: fileSize(size, locale) })
}
