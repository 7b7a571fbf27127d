import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'

interface SubmitButtonProps {
  /**
   * If false, the button looks disabled. A press still submits the form, and the form then shows which fields are
   * missing.
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
