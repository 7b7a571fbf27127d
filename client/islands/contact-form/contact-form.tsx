import { useTranslation } from 'react-i18next'
import { NameFields } from '#client/islands/forms/controls/name-fields.tsx'
import { TextField } from '#client/islands/forms/controls/text-field.tsx'
import type { SubmissionFormOptions } from '#client/islands/forms/form-definition.ts'
import layout from '#client/islands/forms/submission-form.module.css'
import { SubmissionForm } from '#client/islands/forms/submission-form.tsx'
import { useSubmissionForm } from '#client/islands/forms/use-submission-form.ts'
import { DEFAULT_COUNTRY } from '#contract/submission/country.ts'
import { COMPANY_MAX_LENGTH, EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '#contract/submission/text-field.ts'
import { contactDefinition } from './contact-definition.ts'
import { CountryField } from './country-field.tsx'
import { PHONE_EXAMPLES } from './phone-examples.ts'

/** The contact form (docs/product.md §3.5, §4.1, §5.1). */
export function ContactForm(props: SubmissionFormOptions) {
  const { t } = useTranslation('form')
  const { form, ...state } = useSubmissionForm(contactDefinition, props)
  const propsOf = (name: 'email' | 'company' | 'industry' | 'jobRole' | 'message') => ({
    name,
    placeholder: t(`placeholder.${name}`),
    ...form.getInputProps(name),
  })
  return (
    <SubmissionForm
      kind="contact"
      locale={props.locale}
      state={state}
      fields={
        <>
          <NameFields locale={props.locale} inputProps={form.getInputProps} />
          <TextField {...propsOf('email')} required type="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} />
          <TextField {...propsOf('company')} required autoComplete="organization" maxLength={COMPANY_MAX_LENGTH} />
          <CountryField {...form.getInputProps('country')} value={form.values.country} />
          <TextField
            {...form.getInputProps('phone')}
            name="phone"
            placeholder={PHONE_EXAMPLES[form.values.country || DEFAULT_COUNTRY]}
            required
            type="tel"
            autoComplete="tel"
            maxLength={PHONE_MAX_LENGTH}
          />
          <TextField {...propsOf('industry')} autoComplete="on" maxLength={COMPANY_MAX_LENGTH} />
          <TextField {...propsOf('jobRole')} autoComplete="organization-title" maxLength={COMPANY_MAX_LENGTH} />
          <div className={layout.wide}>
            {/* No `maxLength`: browsers would cut off the end of a long pasted text without telling the visitor. The
                schema refuses a text that is too long. */}
            <TextField {...propsOf('message')} multiline autoComplete="on" />
          </div>
        </>
      }
    />
  )
}
