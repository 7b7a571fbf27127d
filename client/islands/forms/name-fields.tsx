import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/addresses.ts'
import { NAME_MAX_LENGTH } from '#contract/submission/text-field.ts'
import { TextField } from './controls/text-field.tsx'

const NAMES = {
  firstName: 'given-name',
  lastName: 'family-name',
} as const

/** The two parts of a name as a language says them: in Vietnamese the family name comes first. */
const ORDER: Record<Locale, readonly (keyof typeof NAMES)[]> = {
  en: ['firstName', 'lastName'],
  vi: ['lastName', 'firstName'],
}

interface NameFieldsProps {
  locale: Locale
  /** What the form gives a control. */
  inputProps: (name: keyof typeof NAMES) => ReturnType<UseFormReturnType<unknown>['getInputProps']>
}

/** The name of who writes, in two fields. */
export function NameFields({ locale, inputProps }: NameFieldsProps) {
  const { t } = useTranslation('form')
  return ORDER[locale].map((name) => (
    <TextField
      key={name}
      {...inputProps(name)}
      name={name}
      label={t(`field.${name}`)}
      placeholder={t(`placeholder.${name}`)}
      required
      autoComplete={NAMES[name]}
      maxLength={NAME_MAX_LENGTH}
    />
  ))
}
