import { InputBase } from '@mantine/core'
import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormError } from '#client/islands/forms/form-definition.ts'
import type { Contact } from '#contract/submission/contact.ts'

interface TextFieldProps {
  name: Exclude<keyof Contact, 'country'>
  value?: string
  onChange: ChangeEventHandler
  onBlur?: () => void
  error?: FormError
  /** If the field is not required, its label says that it is optional. */
  required?: boolean
  multiline?: boolean
  type?: 'text' | 'email' | 'tel'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  maxLength?: number
}

/** A labelled text input, or a text area when `multiline`. */
export function TextField({ name, error, required, multiline, type = 'text', ...input }: TextFieldProps) {
  const { t } = useTranslation('form')
  const label = t(`field.${name}`)
  const optionalLabel = (
    <>
      {label} <small>({t('optional')})</small>
    </>
  )
  return (
    <InputBase
      {...input}
      name={name}
      {...(multiline ? { component: 'textarea' } : { type, inputMode: type })}
      label={required ? label : optionalLabel}
      required={required}
      error={error && t(`error.${error}`)}
    />
  )
}
