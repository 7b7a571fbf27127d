import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#client/islands/forms/controls/checkbox.tsx'
import field from '#client/islands/forms/controls/form-provider.module.css'
import type { FormError } from '#client/islands/forms/form-definition.ts'
import styles from './locations-field.module.css'

interface LocationsFieldProps {
  locations: string[]
  /** The chosen locations, as indices into `locations`. */
  chosen: number[]
  error?: FormError
  onChange: (chosen: number[]) => void
}

/** The optional field for preferred locations: a checkbox named `locations` for each location of the job. */
export function LocationsField({ locations, chosen, error, onChange }: LocationsFieldProps) {
  const { t } = useTranslation('form')
  const errorId = useId()
  const set = (index: number, isChosen: boolean) =>
    onChange([...locations.keys()].filter((other) => (other === index ? isChosen : chosen.includes(other))))
  return (
    <fieldset
      className={`${field.field} ${styles.tile}`}
      data-error={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <legend className={field.label}>
        {t('field.locations')} <small>({t('optional')})</small>
      </legend>
      <div className={styles.places}>
        {locations.map((location, index) => (
          <Checkbox
            key={location}
            name="locations"
            value={index}
            checked={chosen.includes(index)}
            onChange={(event) => set(index, event.currentTarget.checked)}
          >
            {location}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p id={errorId} className={field.error}>
          {t(`error.${error}`)}
        </p>
      )}
    </fieldset>
  )
}
