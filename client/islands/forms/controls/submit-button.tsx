import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'

interface SubmitButtonProps {
  /**
   * If false, the button looks disabled. A press still submits the form. If fields are missing or invalid, the form
   * then shows which.
   */
  ready: boolean
  sending: boolean
  label: string
}

/** The submit button of a form. While the form is being sent, it is disabled, and screen readers announce it. */
export function SubmitButton({ ready, sending, label }: SubmitButtonProps) {
  const { t } = useTranslation('form')
  return (
    <>
      <Button type="submit" aria-disabled={!ready || undefined} busy={sending}>
        {sending ? t('sending') : label}
      </Button>
      {/* The button is disabled while sending and loses the focus: screen readers do not read its new label. */}
      <span className="visually-hidden" role="status">
        {sending && t('sending')}
      </span>
    </>
  )
}
