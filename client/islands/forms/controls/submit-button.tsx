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

export function SubmitButton({ ready, sending, label }: SubmitButtonProps) {
  const { t } = useTranslation('form')
  return (
    <Button type="submit" aria-disabled={!ready || undefined} busy={sending}>
      {sending ? t('sending') : label}
    </Button>
  )
}
