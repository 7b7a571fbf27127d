import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import buttons from '#client/components/button-row.module.css'
import { isFairPin } from '#client/device/fair-mode/fair-pin.ts'
import styles from './fair-section.module.css'
import { PinField } from './pin-field.tsx'

interface PinQuestionProps {
  /** Called when the right PIN has been entered. */
  onRight: () => void
  onClose: () => void
}

/** Asks the staff for the PIN. A wrong PIN shows an error; any number of tries is allowed. */
export function PinQuestion({ onRight, onClose }: PinQuestionProps) {
  const { t } = useTranslation('fair')
  const [pin, setPin] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const check = async (event: FormEvent) => {
    event.preventDefault()
    // Removes the last error first. Screen readers announce the same error again only if its element is a new one.
    setIsWrong(false)
    if (await isFairPin(pin)) onRight()
    else setIsWrong(true)
  }
  return (
    <form ref={form} method="dialog" noValidate autoComplete="off" onSubmit={check}>
      <div className={styles.fields}>
        <PinField
          name="pin"
          label={t('staff.pin')}
          value={pin}
          error={isWrong ? t('staff.wrongPin') : undefined}
          onChange={(value) => {
            setPin(value)
            setIsWrong(false)
          }}
        />
      </div>
      <div className={`${buttons.row} ${styles.actions}`}>
        <Button type="submit">{t('staff.open')}</Button>
        <Button variant="outline" onClick={onClose}>
          {t('staff.close')}
        </Button>
      </div>
    </form>
  )
}
