import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Prose } from '#client/components/prose.tsx'
import { ProseText } from '#client/components/prose-text.tsx'
import { company } from '#client/content/company.ts'
import { MINIMUM_AGE_YEARS, privacySections } from '#client/content/privacy.ts'
import { paths } from '#client/routing/paths.ts'
import type { Locale } from '#contract/locale.ts'
import styles from './policy.module.css'

/** The sections of the policy beside their table of contents. */
export function Policy({ locale }: { locale: Locale }) {
  const { t } = useTranslation('privacy')
  const facts = { company: company.legalName, address: company.address[locale], age: MINIMUM_AGE_YEARS }
  // What a section leads to
  const links: Partial<Record<(typeof privacySections)[number], ReactNode>> = {
    device: <a href={paths.outbox(locale)}>{t('outbox')}</a>,
    contact: <a href={`mailto:${company.email}`}>{company.email}</a>,
  }
  return (
    <div className={styles.policy}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol>
          {privacySections.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`sections.${id}.title`)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {privacySections.map((id) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <Prose>
              <h2 id={`${id}-title`}>{t(`sections.${id}.title`)}</h2>
              <ProseText text={t(`sections.${id}.text`, facts)} />
              {links[id] && <p>{links[id]}</p>}
            </Prose>
          </section>
        ))}
      </div>
    </div>
  )
}
