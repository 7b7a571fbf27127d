import { InputBase } from '@mantine/core'
import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormError } from './form-error.ts'

interface TextFieldProps {
  name: string
  label: string
  value?: string
  onChange: ChangeEventHandler
  onBlur?: () => void
  error?: FormError
  /** Optional fields say so beside their label. */
  required?: boolean
  multiline?: boolean
  type?: 'text' | 'email' | 'tel'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  maxLength?: number
}

/** A labelled line, or box with `multiline`, of text. */
export function TextField({ label, error, required, multiline, type = 'text', ...input }: TextFieldProps) {
  const { t } = useTranslation('form')
  return (
    <InputBase
      {...input}
      {...(multiline ? { component: 'textarea' } : { type, inputMode: type })}
      label={required ? label : <OptionalLabel>{label}</OptionalLabel>}
      required={required}
      error={error && t(`error.${error}`)}
    />
  )
}

function OptionalLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('form')
  return (
    <>
      {children} <small>({t('optional')})</small>
    </>
  )
}
