import { InputBase } from '@mantine/core'
import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormError } from '#client/islands/forms/form-definition.ts'

interface TextFieldProps {
  name: string
  label: string
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
export function TextField({ label, error, required, multiline, type = 'text', ...input }: TextFieldProps) {
  const { t } = useTranslation('form')
  const optionalLabel = (
    <>
      {label} <small>({t('optional')})</small>
    </>
  )
  return (
    <InputBase
      {...input}
      {...(multiline ? { component: 'textarea' } : { type, inputMode: type })}
      label={required ? label : optionalLabel}
      required={required}
      error={error && t(`error.${error}`)}
    />
  )
}
