import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './fair-section.module.css'
import { PinQuestion } from './pin-question.tsx'
import { StaffMenu } from './staff-menu.tsx'
import { useIdleTimeout } from './use-idle-timeout.ts'

interface StaffPanelProps {
  locale: Locale
  onClose: () => void
}

/**
 * The panel for the company's staff at a job fair, behind a PIN. It closes by itself if nobody touches the tablet for a
 * minute, and when the page is left.
 */
export function StaffPanel({ locale, onClose }: StaffPanelProps) {
  const { t } = useTranslation('fair')
  const [isOpen, setIsOpen] = useState(false)
  useIdleTimeout(onClose)
  // Closes the panel before the page enters the bfcache, so that Back does not show it to the next visitor.
  useWindowEvent('pagehide', () => flushSync(onClose))
  return (
    <div className={styles.top}>
      <Section>
        <h1 className={styles.title}>{t('staff.title')}</h1>
        {isOpen ? (
          <StaffMenu locale={locale} onClose={onClose} />
        ) : (
          <PinQuestion onRight={() => setIsOpen(true)} onClose={onClose} />
        )}
      </Section>
    </div>
  )
}
