import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'

interface SubmitButtonProps {
  /** When false the button looks disabled, but a press still submits the form, which then shows the missing fields. */
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
