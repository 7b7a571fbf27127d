import { useTranslation } from 'react-i18next'
import { privacyPoints } from '#client/content/privacy.ts'
import styles from './folding-screen.module.css'

/** The summary of the policy: below each panel of a folding screen stands one point. */
export function FoldingScreen() {
  const { t } = useTranslation('privacy')
  return (
    <ul className={styles.screen}>
      {privacyPoints.map((id) => (
        <li key={id}>
          <img
            src={`/illustrations/privacy-${id}.svg`}
            alt=""
            width={400}
            height={560}
            loading="lazy"
            decoding="async"
          />
          <h3>{t(`short.${id}.title`)}</h3>
          <p>{t(`short.${id}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}
