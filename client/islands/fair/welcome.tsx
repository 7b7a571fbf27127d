import { useEffect, useRef } from 'react'
import { Icon } from '#client/components/icon.tsx'
import { tileUrl } from '#client/components/tile-url.ts'
import { company } from '#client/content/company.ts'
import { i18nFor } from '#client/i18n/i18n.ts'
import { paths } from '#client/navigation/paths.ts'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import { clearTablet } from './clear-screen.ts'
import { useIdleTimeout } from './use-idle-timeout.ts'
import styles from './welcome.module.css'

/** Vietnamese comes first, because fairs are in Vietnam. */
const LANGUAGES: Locale[] = ['vi', ...LOCALES.filter((locale) => locale !== 'vi')]

/**
 * The ornamental tile that decorates the link with this index. There are twelve tiles: steps of seven reach each of
 * them before one repeats. 8 only chooses the first.
 */
const tileAt = (index: number) => tileUrl(8 + 7 * index)

const textsIn = (locale: Locale) => i18nFor(locale).getFixedT(locale, 'fair')

interface WelcomeProps {
  /** True if the panel for the staff was closed: the button that had the focus has disappeared with it. */
  takesFocus: boolean
  onStaff: () => void
}

/**
 * The first page in fair mode: for each language a large link to the open jobs. Opening this page clears nothing:
 * visitors who came by the browser's Back find their text again if they return by Forward. A press on a link to another
 * page removes everything of the visitor before, who may have left without clearing the screen. A minute without a
 * touch removes it as well.
 */
export function Welcome({ takesFocus, onStaff }: WelcomeProps) {
  useIdleTimeout(() => void clearTablet())
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    const startVisit = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      if (link?.origin !== location.origin || link.pathname === location.pathname) return
      event.preventDefault()
      await clearTablet()
      location.assign(link.href)
    }
    addEventListener('click', startVisit)
    return () => removeEventListener('click', startVisit)
  }, [])
  return (
    <section className={styles.welcome} data-fair-welcome>
      <h1 ref={title} className="visually-hidden" tabIndex={-1}>
        {company.name}
        {LANGUAGES.map((locale) => (
          <span key={locale} lang={locale}>
            {' '}
            {textsIn(locale)('welcome.hello')}
          </span>
        ))}
      </h1>
      <ul className={styles.languages}>
        {LANGUAGES.map((locale, index) => (
          <li key={locale} lang={locale}>
            <a className={styles.language} href={paths.careers(locale)}>
              <span className={styles.art} style={{ backgroundImage: `url(${tileAt(index)})` }} />
              <span className={styles.hello}>{textsIn(locale)('welcome.hello')}</span>
              <span className={styles.text}>{textsIn(locale)('welcome.text')}</span>
              <span className={styles.go}>
                {textsIn(locale)('welcome.language')} <Icon name="arrow-right" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <div>
          {LANGUAGES.map((locale) => (
            <p key={locale} lang={locale}>
              {textsIn(locale)('welcome.promise')}
            </p>
          ))}
        </div>
        <button type="button" className={styles.staff} onClick={onStaff}>
          {LANGUAGES.map((locale) => (
            <span key={locale} lang={locale}>
              {textsIn(locale)('welcome.staff')}
            </span>
          ))}
        </button>
      </div>
    </section>
  )
}
