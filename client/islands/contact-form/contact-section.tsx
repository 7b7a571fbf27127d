import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import type { SubmitResult } from '#client/device/submitting/submit.ts'
import layout from '#client/islands/forms/form-columns.module.css'
import { CONTACT_FORM_HASH, type Locale } from '#contract/addresses.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-section.module.css'
import { ThankYou } from './thank-you.tsx'

const POINTS = ['consultation', 'solutions', 'support'] as const

/**
 * The contact form beside a list of three reasons to write. Once an enquiry is sent or saved, a thank-you panel
 * replaces the form.
 */
export function ContactSection({ locale }: { locale: Locale }) {
  const { t } = useTranslation('form')
  const [sent, setSent] = useState<SubmitResult>()
  const title = useRef<HTMLHeadingElement>(null)
  const sendMore = () => {
    setSent(undefined)
    // The pressed button disappears with the thank-you panel: move the focus to the title.
    title.current?.focus()
  }
  return (
    <Section id={CONTACT_FORM_HASH.slice(1)}>
      <div className={layout.columns}>
        <div className={layout.heading}>
          <h2 ref={title} tabIndex={-1}>
            {t('title')}
          </h2>
          <p>{t('lead')}</p>
        </div>
        <div className={layout.form}>
          {sent ? (
            <ThankYou locale={locale} sent={sent} onSendMore={sendMore} />
          ) : (
            <ContactForm locale={locale} onSent={setSent} />
          )}
        </div>
        <ul className={`${layout.points} ${styles.points}`}>
          {POINTS.map((point) => (
            <li key={point}>
              <h3>{t(`points.${point}.title`)}</h3>
              <p>{t(`points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
