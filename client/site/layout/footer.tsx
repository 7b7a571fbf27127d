import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { company } from '#client/content/company.ts'
import type { Resources } from '#client/i18n/namespaces.ts'
import { paths } from '#client/navigation/paths.ts'
import { type FooterColumn, PAGE_IDS, PAGES } from '#client/site/routes.tsx'
import { ThemeSwitch } from '#client/widgets/theme-switch/theme-switch.tsx'
import type { Locale, PageId } from '#contract/addresses.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'

const COLUMNS: readonly FooterColumn[] = ['company', 'work', 'site']

/** The pages that the footer can show, because the translations have a name for them (`footer` in `common.json`). */
type NamedPage = Extract<PageId, keyof Resources['common']['footer']>

const placeOf = (id: PageId) => PAGES[id].handle?.footer?.place ?? 0

/** Returns the pages that the route table puts into a column of the footer, ordered by their `place`. */
function pagesOf(column: FooterColumn): NamedPage[] {
  return PAGE_IDS.filter((id): id is NamedPage => PAGES[id].handle?.footer?.column === column).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  )
}

const NEW_TAB = { target: '_blank', rel: 'noopener' }

/** The footer of every page: address, links in columns, copyright, and the switch for night colours. */
export function Footer({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  const newTabHint = <span className="visually-hidden"> {t('footer.newTab')}</span>
  return (
    <footer className={styles.footer}>
      <div className={styles.tiles} aria-hidden="true" />
      <div className={styles.inner}>
        <div className={styles.statement}>
          <Logo locale={locale} />
          <p>{t('footer.statement', { founded: company.founded })}</p>
          <address className={styles.address}>
            {company.address[locale]}
            <br />
            <a href={company.phoneHref}>{company.phone}</a>
            <br />
            {t('footer.hours')}
            <br />
            <a href={paths.security(locale)}>{t('footer.iso', { since: company.singaporeOffice })}</a>
          </address>
        </div>
        <nav className={styles.columns} aria-label={t('footer.label')}>
          {COLUMNS.map((column) => (
            <Column key={column} title={t(`footer.${column}`)}>
              {pagesOf(column).map((id) => (
                <li key={id} data-install-offer={id === 'install' || undefined}>
                  <a
                    href={paths[id](locale)}
                    data-install={id === 'install' || undefined}
                    {...(PAGES[id].handle?.footer?.newTab && NEW_TAB)}
                  >
                    {t(`footer.${id}`)}
                    {PAGES[id].handle?.footer?.newTab && newTabHint}
                  </a>
                </li>
              ))}
            </Column>
          ))}
          <Column title={t('footer.follow')}>
            <li>
              <a href={company.professionalNetworkUrl} {...NEW_TAB}>
                LinkedIn{newTabHint}
              </a>
            </li>
            <li>
              <a href={company.socialNetworkUrl} {...NEW_TAB}>
                Facebook{newTabHint}
              </a>
            </li>
          </Column>
        </nav>
        <div className={styles.last}>
          <Copyright />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

/** A list of links with a heading. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </div>
  )
}

/**
 * The copyright notice with the year of the build. In the browser `start-dated-parts.ts` replaces this year with the
 * present one.
 */
function Copyright() {
  const { t } = useTranslation('common')
  const year = new Date().getFullYear()
  return <p data-year={year}>{t('footer.copyright', { year })}</p>
}
