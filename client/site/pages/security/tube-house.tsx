import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Prose } from '#client/components/prose.tsx'
import { ProseText } from '#client/components/prose-text.tsx'
import { TableOfContents } from '#client/components/table-of-contents.tsx'
import { company } from '#client/content/company.ts'
import { CERTIFICATE, SECURITY_EMAIL, SECURITY_FIGURES, securitySections } from '#client/content/security.ts'
import styles from './tube-house.module.css'

/**
 * The text about security, beside a tube house that is cut open. The contents stand beside the roof, and beside each
 * section is a floor of the house, with a room that shows what the section says.
 */
export function TubeHouse() {
  const { t } = useTranslation('security')
  return (
    <div className={styles.house}>
      <TableOfContents
        className={styles.contents}
        sections={securitySections.map((id) => ({ id, title: t(`sections.${id}.title`) }))}
      />
      <div className={styles.roof}>
        <img src="/illustrations/security-roof.svg" alt="" width={800} height={840} />
      </div>
      {securitySections.map((id) => (
        <section key={id} id={id} className={styles.floor}>
          <div className={styles.room}>
            <img
              src={`/illustrations/security-${id}.svg`}
              alt=""
              width={800}
              height={1800}
              loading="lazy"
              decoding="async"
            />
          </div>
          <div className={styles.text}>
            <Prose>
              <h2>{t(`sections.${id}.title`)}</h2>
              <p className={styles.figure}>
                <strong>{SECURITY_FIGURES[id]}</strong> {t(`sections.${id}.figure`)}
              </p>
              <ProseText text={t(`sections.${id}.text`, { ...CERTIFICATE, since: company.singaporeOffice })} />
              {id === 'report' && (
                <p className={styles.mail}>
                  <Button href={`mailto:${SECURITY_EMAIL}`}>{SECURITY_EMAIL}</Button>
                </p>
              )}
            </Prose>
          </div>
        </section>
      ))}
    </div>
  )
}
