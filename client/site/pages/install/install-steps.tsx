import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './install-steps.module.css'

/** A drawing of the phone for each step. Each drawing is 240 × 160 units large. */
const DRAWINGS = {
  share: (
    <>
      <path className={styles.paper} d="M40 0h160v124H40z" />
      <path className={styles.line} d="M60 24h84M60 44h120M60 60h104M60 76h116" />
      <path className={styles.bar} d="M40 104h160v56H40z" />
      <path className={styles.thin} d="m68 124-8 8 8 8M92 124l8 8-8 8M146 122h18v20h-18zM176 122v20M184 122v20" />
      <path className={styles.tile} d="M104 112h40v40h-40z" />
      <path className={styles.sign} d="M117 128h-5v17h24v-17h-5M124 138v-20M118 124l6-6 6 6" />
    </>
  ),
  add: (
    <>
      <path className={styles.bar} d="M40 0h160v160H40z" />
      <path className={styles.line} d="M60 26h72M60 58h56M60 132h64" />
      <path
        className={styles.thin}
        d="M40 42h160M40 74h160M40 116h160M168 18h14v14h-14zM168 51h14v14h-14zM168 125h14v14h-14z"
      />
      <path className={styles.tile} d="M40 74h160v42H40z" />
      <path className={styles.sign} d="M60 95h84M164 86h18v18h-18zM173 90v10M168 95h10" />
    </>
  ),
  done: (
    <>
      <path className={styles.paper} d="M40 0h160v160H40z" />
      <path
        className={styles.bar}
        d="M58 18h32v32H58zM104 18h32v32h-32zM150 18h32v32h-32zM58 64h32v32H58zM150 64h32v32h-32zM58 110h32v32H58z"
      />
      <path className={styles.tile} d="M102 62h36v36h-36z" />
      <path className={styles.mark} d="m120 66 14 14-14 14-14-14z" />
      <circle className={styles.dot} cx="120" cy="80" r="4" />
    </>
  ),
} satisfies Record<string, ReactNode>

const STEPS = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[]

/** How to add the site to the home screen of an iPhone or iPad, in three drawn steps. */
export function InstallSteps() {
  const { t } = useTranslation('install')
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>
          <svg viewBox="0 0 240 160" aria-hidden="true">
            {DRAWINGS[step]}
          </svg>
          <h3>{t(`ios.${step}.title`)}</h3>
          <p>{t(`ios.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
