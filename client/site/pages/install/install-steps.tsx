import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './install-steps.module.css'

/** Outlines of a phone. A drawing shows only the lower end (`PHONE_LOWER`) or the upper end (`PHONE_UPPER`) of it. */
const PHONE_LOWER = (
  <>
    <path className={styles.body} d="M56-4h128v138a16 16 0 0 1-16 16H72a16 16 0 0 1-16-16z" />
    <path className={styles.paper} d="M62-4h116v138a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10z" />
  </>
)
const PHONE_UPPER = (
  <>
    <path className={styles.body} d="M56 164V26a16 16 0 0 1 16-16h96a16 16 0 0 1 16 16v138z" />
    <path className={styles.paper} d="M62 164V26a10 10 0 0 1 10-10h96a10 10 0 0 1 10 10v138z" />
    <path className={styles.body} d="M106 22h28a4 4 0 0 1 0 8h-28a4 4 0 0 1 0-8z" />
  </>
)

/** A simplified form of the company's logo, in a square of 24 × 24 units. */
const TILE = (
  <>
    <path className={styles.tile} d="M0 0h24v24H0z" />
    <path
      className={styles.mark}
      d="M12 12Q23 11 24 0Q13 1 12 12zM12 12Q13 23 24 24Q23 13 12 12zM12 12Q1 13 0 24Q11 23 12 12zM12 12Q11 1 0 0Q1 11 12 12z"
    />
    <circle className={styles.dot} cx="12" cy="12" r="4" />
    <circle className={styles.gold} cx="12" cy="12" r="2" />
  </>
)

/** A drawing of the phone for each step. Each drawing is 240 × 160 units large. */
const DRAWINGS = {
  share: (
    <>
      {PHONE_LOWER}
      <path className={styles.river} d="M62-4h116v46H62z" />
      <g transform="translate(108 8)">{TILE}</g>
      <path className={styles.title} d="M72 56h56" />
      <path className={styles.line} d="M72 70h92M72 80h70" />
      <path className={styles.bar} d="M62 94h116v40a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10z" />
      <path
        className={styles.thin}
        d="m77 110-6 6 6 6M91 110l6 6-6 6M142 109v14h4q3 0 4 2q1-2 4-2h4v-14h-4q-3 0-4 2q-1-2-4-2zM150 111v14M165 112h-2v11h9M165 109h9v11h-9z"
      />
      <path className={styles.tile} d="M105 100h30v30h-30z" />
      <path className={styles.sign} d="M115 112h-3v12h16v-12h-3M120 119v-14M116 108l4-4 4 4" />
      <path className={styles.handle} d="M104 138h32" />
    </>
  ),
  add: (
    <>
      {PHONE_LOWER}
      <path className={styles.shade} d="M62-4h116v40H62z" />
      <path
        className={styles.bar}
        d="M62 30a10 10 0 0 1 10-10h96a10 10 0 0 1 10 10v104a10 10 0 0 1-10 10H72a10 10 0 0 1-10-10z"
      />
      <g transform="translate(72 28)">{TILE}</g>
      <path className={styles.title} d="M104 37h36" />
      <path className={styles.line} d="M104 47h54" />
      <path className={styles.thin} d="M62 60h116M62 82h116M62 130h116M157 66h10v10h-10zM157 134h10" />
      <path className={styles.line} d="M72 71h44M72 136h52" />
      <path className={styles.tile} d="M62 82h116v40H62z" />
      <path className={styles.sign} d="M72 102h58M152 93h18v18h-18zM161 97v10M156 102h10" />
    </>
  ),
  done: (
    <>
      {PHONE_UPPER}
      <path
        className={styles.apps}
        d="M74 42h20v20H74zM98 42h20v20H98zM122 42h20v20h-20zM146 42h20v20h-20zM74 74h20v20H74zM146 74h20v20h-20zM74 106h20v20H74z"
      />
      <g transform="translate(101 70)scale(1.600)">{TILE}</g>
      <path className={styles.title} d="M109 116h22" />
      <path className={styles.bar} d="M70 140h100v24H70z" />
      <path className={styles.apps} d="M78 146h18v18H78zM102 146h18v18h-18zM126 146h18v18h-18zM150 146h18v18h-18z" />
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
