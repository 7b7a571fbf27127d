import { InputBase } from '@mantine/core'
import { type ChangeEventHandler, memo } from 'react'
import { useTranslation } from 'react-i18next'
import picker from '#client/components/select-picker.module.css'
import type { FormError } from '#client/islands/forms/form-definition.ts'
import { useAfterHydration } from '#client/islands/use-after-hydration.ts'
import { COUNTRIES, type Country } from '#contract/submission/country.ts'
import styles from './country-field.module.css'
import { flagEmoji, flagUrl } from './country-flag.ts'

interface CountryFieldProps {
  /** The chosen country; empty if none is chosen. */
  value: Country | ''
  onChange: ChangeEventHandler
  onBlur?: () => void
  error?: FormError
}

const canStyleOptions = () => CSS.supports('appearance', 'base-select')

/**
 * The field for the country: a native select named `country`, with the flag of the chosen country beside it. The
 * options have flags, too: pictures if the browser supports styled options, otherwise emoji in their text. The text of
 * the chosen option has no emoji, because the closed select shows this text beside the flag: the visitor would see two
 * flags.
 */
export function CountryField({ value, error, ...select }: CountryFieldProps) {
  const { t } = useTranslation('form')
  const styled = useAfterHydration(canStyleOptions, true)
  return (
    <InputBase
      {...select}
      component="select"
      name="country"
      value={value}
      label={t('field.country')}
      required
      autoComplete="country"
      error={error && t(`error.${error}`)}
      leftSection={
        value && <img src={flagUrl(value)} alt="" width={27} height={18} loading="lazy" className={styles.flag} />
      }
      classNames={{ wrapper: picker.field, input: `${picker.select} ${styles.select}` }}
    >
      <CountryOptions withoutFlag={styled ? 'all' : value} />
    </InputBase>
  )
}

/**
 * The options of the select. Memoized, because each key that the visitor presses in any field renders the form again.
 */
const CountryOptions = memo(function CountryOptions({ withoutFlag }: { withoutFlag: Country | '' | 'all' }) {
  const { t } = useTranslation('form')
  return (
    <>
      <option value="">{t('country.placeholder')}</option>
      {COUNTRIES.map((country) => (
        <option key={country} value={country}>
          {withoutFlag === 'all' || withoutFlag === country
            ? t(`country.${country}`)
            : `${flagEmoji(country)} ${t(`country.${country}`)}`}
        </option>
      ))}
    </>
  )
})
