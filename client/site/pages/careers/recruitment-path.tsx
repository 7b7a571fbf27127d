import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#client/components/section.tsx'
import { tileUrl } from '#client/components/tile-url.ts'
import { recruitmentSteps } from '#client/content/careers.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './recruitment-path.module.css'

/**
 * Seed for `tileUrl`. It selects the decorative tile at the end of the road, which stands for the first day at work.
 */
const FIRST_DAY_SEED = 0

/**
 * The steps from application to first day. Each step is a numbered bend of a drawn road. A decorative tile stands at
 * the end of the road.
 */
export function RecruitmentPath({ locale }: { locale: Locale }) {
  const { t } = useTranslation('careers')
  // The translation marks the link with square brackets, because its place in the sentence differs between languages.
  const [before, link, after] = t('process.data').split(/[[\]]/)
  return (
    <Section title={t('process.title')} lead={t('process.lead')} tone="eggshell">
      <ol className={styles.path} style={{ '--tile': `url(${tileUrl(FIRST_DAY_SEED)})` } as CSSProperties}>
        {recruitmentSteps.map((step) => (
          <li key={step}>
            <div className={styles.bend} />
            <h3>{t(`process.steps.${step}.title`)}</h3>
            <p>{t(`process.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.data}>
        {before}
        <a href={paths.privacyPolicy(locale)}>{link}</a>
        {after}
      </p>
    </Section>
  )
}
