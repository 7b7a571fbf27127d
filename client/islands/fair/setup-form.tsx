import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import numbered from '#client/components/numbered-step.module.css'
import { PlainField } from '#client/components/plain-field.tsx'
import { Section } from '#client/components/section.tsx'
import { PIN_PATTERN, startFairMode } from '#client/device/fair-mode/fair-pin.ts'
import { clearForNextPerson } from '#client/device/submitting/clear-for-next-person.ts'
import { TABLET_NAME_MAX_LENGTH } from '#contract/submission/tablet.ts'
import styles from './fair-section.module.css'
import { PinField } from './pin-field.tsx'
import { NEEDS, usePreparation } from './use-preparation.ts'

type SetupError = 'tablet' | 'pinFormat' | 'pinDiffers' | 'notReady' | 'refused'

interface SetupEntries {
  tablet: string
  pin: string
  pinAgain: string
  isReady: boolean
}

/** Returns why fair mode cannot start with these entries. Returns undefined if it can. */
function setupError({ tablet, pin, pinAgain, isReady }: SetupEntries): SetupError | undefined {
  if (!isReady) return 'notReady'
  if (tablet.trim() === '') return 'tablet'
  if (!PIN_PATTERN.test(pin)) return 'pinFormat'
  return pin === pinAgain ? undefined : 'pinDiffers'
}

/** The form that starts fair mode. It refuses to start until the device has everything that it needs offline. */
export function SetupForm() {
  const { t } = useTranslation('fair')
  const needs = usePreparation()
  const [tablet, setTablet] = useState('')
  const [pin, setPin] = useState('')
  const [pinAgain, setPinAgain] = useState('')
  const [error, setError] = useState<SetupError>()
  const isReady = needs.site === 'there' && needs.key === 'there'
  const errorAt = (field: SetupError) => (error === field ? t(`setup.error.${field}`) : undefined)

  const start = async () => {
    const obstacle = setupError({ tablet, pin, pinAgain, isReady })
    if (obstacle) return setError(obstacle)
    try {
      await clearForNextPerson()
      await startFairMode(pin, tablet.trim())
      // Browsers restore the scroll position after a reload, but the first page must be shown from its top.
      scrollTo(0, 0)
      location.reload()
    } catch {
      setError('refused')
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Removes the last error first. Screen readers announce the same error again only if its element is a new one.
    flushSync(() => setError(undefined))
    void start()
  }

  return (
    <div className={styles.setup}>
      <Section title={t('setup.title')} lead={t('setup.lead')}>
        {/* By the method "dialog" a press before the script has loaded sends nothing (`submission-form.tsx`). */}
        <form method="dialog" noValidate autoComplete="off" onSubmit={onSubmit} data-fair-setup>
          <Needs needs={needs} />
          <div data-fair-entries>
            <h3 className={numbered.step}>{t('setup.entries')}</h3>
            <div className={styles.fields}>
              <PlainField
                name="tablet"
                label={t('setup.tablet')}
                value={tablet}
                placeholder={t('setup.tabletExample')}
                maxLength={TABLET_NAME_MAX_LENGTH}
                onChange={setTablet}
                error={errorAt('tablet')}
              />
              <PinField name="pin" label={t('setup.pin')} value={pin} onChange={setPin} error={errorAt('pinFormat')} />
              <PinField
                name="pin-again"
                label={t('setup.pinAgain')}
                value={pinAgain}
                onChange={setPinAgain}
                error={errorAt('pinDiffers')}
              />
            </div>
          </div>
          <div data-fair-start>
            <p>{t('setup.pinHint')}</p>
            {(error === 'notReady' || error === 'refused') && (
              <p className={styles.alert} role="alert">
                {t(`setup.error.${error}`)}
              </p>
            )}
            {/* Not disabled while something is missing: a press then says what the tablet waits for. */}
            <Button variant="hero" type="submit">
              {t('setup.start')}
            </Button>
          </div>
        </form>
      </Section>
    </div>
  )
}

/** What the device needs offline, and how much of it is there. */
function Needs({ needs }: { needs: ReturnType<typeof usePreparation> }) {
  const { t } = useTranslation('fair')
  return (
    <ol className={styles.needs} data-fair-needs>
      {NEEDS.map((need) => (
        <li
          key={need}
          className={numbered.step}
          data-state={needs[need]}
          data-there={needs[need] === 'there' || undefined}
        >
          <img src={`/illustrations/need-${need}.svg`} alt="" width={400} height={300} />
          <strong>{t(`setup.state.${needs[need]}`)}</strong>
          <p>{t(`setup.${need}.${needs[need]}`)}</p>
        </li>
      ))}
    </ol>
  )
}
