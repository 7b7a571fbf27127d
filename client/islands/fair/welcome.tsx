import { Icon } from '#client/components/icon.tsx'
import { tileUrl } from '#client/components/tile-url.ts'
import { company } from '#client/content/company.ts'
import { storage } from '#client/document/storage.ts'
import { i18nFor } from '#client/i18n/i18n.ts'
import { paths } from '#client/navigation/paths.ts'
import { LOCALES, type Locale } from '#contract/addresses.ts'
import styles from './welcome.module.css'

/** The seed (`tileUrl`) of the ornamental tile that decorates each language's link. */
const TILES: Record<Locale, number> = { en: 3, vi: 8 }

/** Vietnamese comes first, because fairs are in Vietnam. */
const LANGUAGES = [...LOCALES].reverse()

/**
 * Stores the chosen language. If the person before did not clear the screen, that person's language may still be
 * stored, and English pages would switch to it (`start-language-switch.ts`).
 */
function choose(locale: Locale): void {
  storage('localStorage').language = locale
}

const textsIn = (locale: Locale) => i18nFor(locale).getFixedT(locale, 'fair')

/** The first page in fair mode: for each language a large link to the open jobs. */
export function Welcome({ onStaff }: { onStaff: () => void }) {
  return (
    <section className={styles.welcome} data-fair-welcome>
      <h1 className="visually-hidden">
        {company.name}
        {LANGUAGES.map((locale) => (
          <span key={locale} lang={locale}>
            {' '}
            {textsIn(locale)('welcome.hello')}
          </span>
        ))}
      </h1>
      <ul className={styles.languages}>
        {LANGUAGES.map((locale) => (
          <li key={locale} lang={locale}>
            <a className={styles.language} href={paths.careers(locale)} onClick={() => choose(locale)}>
              <span className={styles.art} style={{ backgroundImage: `url(${tileUrl(TILES[locale])})` }} />
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
