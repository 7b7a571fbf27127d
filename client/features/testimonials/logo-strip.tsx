import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PauseButton } from '#client/components/pause-button.tsx'
import { useMotion } from '#client/components/use-motion.ts'
import { customerLogos } from '#client/content/customer-logos.ts'
import styles from './logo-strip.module.css'

/** From one shift of the strip to the next. */
const LOGO_STEP_MS = 6000
const SHIFT_MS = 700
/** The width of a logo, as in the stylesheet. */
const LOGO_WIDTH_REM = 10
/** The row as often as it takes to fill a wide screen whatever stands first. */
const COPIES = [0, 1, 2]

/** The customers' logos in one endless row that rests and moves on by one logo from time to time, unless stopped. */
export function LogoStrip() {
  const { t } = useTranslation('home')
  const titleId = useId()
  const row = useRef<HTMLDivElement>(null)
  const shifts = useRef(0)
  const [playing, toggle] = useMotion()

  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => {
      if (row.current && mayShift(row.current)) shift(row.current, shifts.current++ % customerLogos.length)
    }, LOGO_STEP_MS)
    return () => clearInterval(timer)
  }, [playing])

  return (
    <div className={styles.strip}>
      <div className={styles.heading}>
        <h3 id={titleId}>{t('testimonials.customers')}</h3>
        <PauseButton
          playing={playing}
          onToggle={toggle}
          pauseLabel={t('testimonials.pauseLogos')}
          playLabel={t('testimonials.playLogos')}
        />
      </div>
      <div className={styles.window}>
        <div ref={row} className={styles.row}>
          {COPIES.map((copy) => (
            <ul
              key={copy}
              className={styles.logos}
              {...(copy ? { 'aria-hidden': true } : { 'aria-labelledby': titleId })}
            >
              {customerLogos.map(({ name, logo }) => (
                <li key={logo}>
                  <img src={logo} alt={copy ? '' : name} width={160} height={72} loading="lazy" decoding="async" />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Not while nobody can see it, nor while a pointer rests on a logo; a finger, unlike a mouse, leaves `:hover` behind. */
function mayShift(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  const isOnScreen = bottom > 0 && top < innerHeight
  const isHeld = row.matches(':hover') && matchMedia('(hover: hover)').matches
  return isOnScreen && !document.hidden && !isHeld
}

/** Slides the row on from the logo at `first`; after the last it stands at the first again, where the picture is the same. */
function shift(row: HTMLElement, first: number): void {
  const at = (logo: number) => `${-LOGO_WIDTH_REM * logo}rem 0`
  row.style.translate = at((first + 1) % customerLogos.length)
  row.animate({ translate: [at(first), at(first + 1)] }, { duration: SHIFT_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' })
}
