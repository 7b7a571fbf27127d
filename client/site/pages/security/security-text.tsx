import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Prose } from '#client/components/prose.tsx'
import { ProseText } from '#client/components/prose-text.tsx'
import ringed from '#client/components/ringed-tiles.module.css'
import { company } from '#client/content/company.ts'
import { CERTIFICATE, SECURITY_EMAIL, SECURITY_FIGURES, type SecuritySection } from '#client/content/security.ts'
import styles from './security-text.module.css'

/** A part of the text about security. Beside each of its sections stands, on a tile, the number it comes down to. */
export function SecurityText({ sections }: { sections: readonly SecuritySection[] }) {
  const { t } = useTranslation('security')
  return (
    <div className={ringed.tiles}>
      {sections.map((id) => (
        <section key={id} id={id} className={styles.row}>
          <p className={styles.tile}>
            <strong>{SECURITY_FIGURES[id]}</strong> {t(`sections.${id}.figure`)}
          </p>
          <div className={styles.text}>
            <Prose>
              <h2>{t(`sections.${id}.title`)}</h2>
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
