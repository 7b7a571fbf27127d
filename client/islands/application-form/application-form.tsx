import { useTranslation } from 'react-i18next'
import { NameFields } from '#client/islands/forms/controls/name-fields.tsx'
import { TextField } from '#client/islands/forms/controls/text-field.tsx'
import type { FormError } from '#client/islands/forms/form-definition.ts'
import layout from '#client/islands/forms/submission-form.module.css'
import { SubmissionForm } from '#client/islands/forms/submission-form.tsx'
import { paths } from '#client/navigation/paths.ts'
import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '#contract/submission/text-field.ts'
import { LocationsField } from './locations-field.tsx'
import { ResumeField } from './resume-field.tsx'
import { SharedFileNotice } from './shared-file-notice.tsx'
import { UploadStatus } from './upload-status.tsx'
import { type ApplicationFormOptions, useApplicationForm } from './use-application-form.ts'

const PHONE_EXAMPLE = '0912 345 678'

/** The application form (docs/product.md §3.6, §4.2, §5.2). */
export function ApplicationForm(props: ApplicationFormOptions) {
  const { locale, job } = props
  const { t } = useTranslation('form')
  const { form, resume, ...state } = useApplicationForm(props)
  return (
    <SubmissionForm
      kind="application"
      locale={locale}
      state={state}
      notice={<SharedFileNotice onTake={(file) => void resume.take([file])} />}
      fields={
        <>
          <NameFields locale={locale} inputProps={form.getInputProps} />
          <TextField
            {...form.getInputProps('email')}
            name="email"
            placeholder={t('placeholder.personalEmail')}
            required
            type="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
          />
          <TextField
            {...form.getInputProps('phone')}
            name="phone"
            placeholder={PHONE_EXAMPLE}
            required
            type="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX_LENGTH}
          />
          <div className={layout.wide}>
            <LocationsField
              locations={job.locations}
              chosen={form.values.locations}
              error={form.errors.locations as FormError | undefined}
              onChange={(chosen) => form.setFieldValue('locations', chosen)}
            />
          </div>
          <div className={layout.wide}>
            <ResumeField
              locale={locale}
              file={form.values.resume}
              error={form.errors.resume as FormError | undefined}
              resume={resume}
            />
          </div>
        </>
      }
      wayOut={
        state.failure?.code === 'closed' && (
          <p>
            <a href={paths.careers(locale, { correct: state.replaces })}>{t('sent.anotherJob')}</a>
          </p>
        )
      }
      upload={state.progress && <UploadStatus locale={locale} progress={state.progress} isStored={state.isStored} />}
    />
  )
}
