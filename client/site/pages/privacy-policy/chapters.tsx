import { useTranslation } from 'react-i18next'
import { TextSection, TextSections } from '#client/components/text-section.tsx'
import { privacyChapters } from '#client/content/privacy.ts'
import { paths } from '#client/navigation/paths.ts'
import { useLocale } from '#client/site/locale.ts'
import styles from './chapters.module.css'

/** The sections of the policy in chapters, each with a scene above it. `facts` are the values in the texts. */
export function Chapters({ facts }: { facts: Record<string, string | number> }) {
  const { t } = useTranslation('privacy')
  const locale = useLocale()
  return (
    <TextSections>
      {privacyChapters.map((sections) => (
        <div key={sections[0]} className={styles.chapter}>
          <div className={styles.scene}>
            <img
              src={`/illustrations/policy-${sections[0]}.svg`}
              alt=""
              width={1600}
              height={600}
              loading="lazy"
              decoding="async"
            />
          </div>
          {sections.map((id) => (
            <TextSection
              key={id}
              className={id === 'retention' ? styles.retention : undefined}
              id={id}
              title={t(`sections.${id}.title`)}
              text={t(`sections.${id}.text`, facts)}
              link={id === 'device' && <a href={paths.outbox(locale)}>{t('outbox')}</a>}
            />
          ))}
        </div>
      ))}
    </TextSections>
  )
}
