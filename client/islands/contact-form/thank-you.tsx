import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { isFairMode } from '#client/device/fair-mode/fair-mode.ts'
import type { SubmitResult } from '#client/device/submitting/submit.ts'
import { ReceiptPanel } from '#client/islands/forms/receipt/receipt-panel.tsx'
import { paths } from '#client/navigation/paths.ts'
import { CONTACT_FORM_HASH, type Locale } from '#contract/addresses.ts'

interface ThankYouProps {
  locale: Locale
  sent: SubmitResult
  onSendMore: () => void
}

/**
 * The thank-you panel that replaces the contact form once an enquiry is sent or saved. In fair mode a rejected enquiry
 * cannot be corrected, because the device holds it only encrypted.
 */
export function ThankYou({ locale, sent, onSendMore }: ThankYouProps) {
  const { t } = useTranslation('form')
  return (
    <ReceiptPanel
      kind="contact"
      locale={locale}
      sent={sent}
      correction={() =>
        isFairMode() ? (
          <Button href={paths.contactUs(locale)}>{t('sent.writeAgain')}</Button>
        ) : (
          <Button href={paths.contactUs(locale, { correct: sent.id }) + CONTACT_FORM_HASH}>
            {t('sent.contact.rejected.correct')}
          </Button>
        )
      }
    >
      <Button variant="outline" onClick={onSendMore}>
        {t('sendMore')}
      </Button>
      <Button variant="outline" href={paths.home(locale)}>
        {t('backHome')}
      </Button>
    </ReceiptPanel>
  )
}
