import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/addresses.ts'
import { NAME_MAX_LENGTH } from '#contract/submission/text-field.ts'
import { TextField } from './text-field.tsx'

const NAMES = {
  firstName: 'given-name',
  lastName: 'family-name',
} as const

/** The order of first and last name in each language: in Vietnamese the family name comes first. */
const ORDER: Record<Locale, readonly (keyof typeof NAMES)[]> = {
  en: ['firstName', 'lastName'],
  vi: ['lastName', 'firstName'],
}

interface NameFieldsProps {
  locale: Locale
  /** The function `getInputProps` of the form (`@mantine/form`). */
  inputProps: (name: keyof typeof NAMES) => ReturnType<UseFormReturnType<unknown>['getInputProps']>
}

/** The visitor's name, in two fields. */
export function NameFields({ locale, inputProps }: NameFieldsProps) {
  const { t } = useTranslation('form')
  return ORDER[locale].map((name) => (
    <TextField
      key={name}
      {...inputProps(name)}
      name={name}
      placeholder={t(`placeholder.${name}`)}
      required
      autoComplete={NAMES[name]}
      maxLength={NAME_MAX_LENGTH}
    />
  ))
}
