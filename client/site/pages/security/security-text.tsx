import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Prose } from '#client/components/prose.tsx'
import { ProseText } from '#client/components/prose-text.tsx'
import { Section } from '#client/components/section.tsx'
import { company } from '#client/content/company.ts'
import { CERTIFICATE, SECURITY_EMAIL, SECURITY_FIGURES, securitySections } from '#client/content/security.ts'
import styles from './security-text.module.css'

/** The text about security. Beside each part stands the number that the part comes down to, in large type. */
export function SecurityText() {
  const { t } = useTranslation('security')
  return (
    <Section>
      <div>
        {securitySections.map((id) => (
          <section key={id} id={id} className={styles.row} aria-labelledby={`${id}-title`}>
            <p className={styles.margin}>
              <strong>{SECURITY_FIGURES[id]}</strong> {t(`sections.${id}.figure`)}
            </p>
            <Prose>
              <h2 id={`${id}-title`}>{t(`sections.${id}.title`)}</h2>
              <ProseText text={t(`sections.${id}.text`, { ...CERTIFICATE, since: company.singaporeOffice })} />
              {id === 'report' && (
                <p className={styles.mail}>
                  <Button href={`mailto:${SECURITY_EMAIL}`}>{SECURITY_EMAIL}</Button>
                </p>
              )}
            </Prose>
          </section>
        ))}
      </div>
    </Section>
  )
}
