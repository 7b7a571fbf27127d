import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { CardPicture } from '#client/components/card-grid.tsx'
import cells from '#client/components/cells.module.css'
import { Section } from '#client/components/section.tsx'
import bullets from '#client/components/tile-bullets.module.css'
import { company } from '#client/content/company.ts'
import styles from './other-ways-to-apply.module.css'

const MAIL_LINES = ['person', 'place', 'file'] as const

/** Phone and mail, for applicants who cannot send a file. */
export function OtherWaysToApply({ title }: { title: string }) {
  const { t } = useTranslation('careers')
  const subject = encodeURIComponent(t('job.applySubject', { title }))
  return (
    <Section title={t('otherWays.title')} lead={t('otherWays.lead')} tone="ink">
      <div className={`${cells.cells} ${styles.ways}`}>
        <div className={styles.way}>
          <CardPicture src="/illustrations/contact-call.svg" />
          <h3>{t('otherWays.callTitle')}</h3>
          <p>{t('otherWays.call')}</p>
          <p className={styles.action}>
            <Button variant="secondary" href={company.phoneHref}>
              {company.phone}
            </Button>
          </p>
        </div>
        <div className={styles.way}>
          <CardPicture src="/illustrations/contact-mail.svg" />
          <h3>{t('otherWays.mailTitle')}</h3>
          <p>{t('otherWays.mail')}</p>
          <div className={bullets.bullets}>
            <ul>
              {MAIL_LINES.map((line) => (
                <li key={line}>{t(`otherWays.mailLines.${line}`)}</li>
              ))}
            </ul>
          </div>
          <p className={styles.action}>
            <Button variant="secondary" href={`mailto:${company.email}?subject=${subject}`}>
              {company.email}
            </Button>
          </p>
        </div>
      </div>
    </Section>
  )
}
