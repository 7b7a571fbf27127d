import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { company } from '#client/content/company.ts'
import { paths } from '#client/navigation/paths.ts'
import { ThemeSwitch } from '#client/widgets/theme-switch/theme-switch.tsx'
import type { Locale } from '#contract/addresses.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'

const NEW_TAB = { target: '_blank', rel: 'noopener' }

export function Footer({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  const newTab = <span className="visually-hidden"> {t('footer.newTab')}</span>
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
          <Column title={t('footer.company')}>
            <li>
              <a href={paths.contactUs(locale)}>{t('footer.contact')}</a>
            </li>
            <li>
              <a href={paths.careers(locale)} {...NEW_TAB}>
                {t('footer.career')}
                {newTab}
              </a>
            </li>
            <li>
              <a href={paths.aboutUs(locale)}>{t('footer.about')}</a>
            </li>
            <li>
              <a href={paths.security(locale)}>{t('footer.security')}</a>
            </li>
          </Column>
          <Column title={t('footer.work')}>
            <li>
              <a href={paths.caseStudies(locale)}>{t('footer.caseStudies')}</a>
            </li>
            <li>
              <a href={paths.services(locale)}>{t('footer.services')}</a>
            </li>
            <li>
              <a href={paths.howWeWork(locale)}>{t('footer.howWeWork')}</a>
            </li>
          </Column>
          <Column title={t('footer.site')}>
            <li>
              <a href={paths.privacyPolicy(locale)}>{t('footer.privacy')}</a>
            </li>
            <li>
              <a href={paths.accessibility(locale)}>{t('footer.accessibility')}</a>
            </li>
            <li>
              <a href={paths.outbox(locale)}>{t('footer.outbox')}</a>
            </li>
            <li data-install-offer>
              <a href={paths.install(locale)} data-install>
                {t('footer.install')}
              </a>
            </li>
          </Column>
          <Column title={t('footer.follow')}>
            <li>
              <a href={company.professionalNetworkUrl} {...NEW_TAB}>
                LinkedIn{newTab}
              </a>
            </li>
            <li>
              <a href={company.socialNetworkUrl} {...NEW_TAB}>
                Facebook{newTab}
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

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </div>
  )
}

/** `behaviours/copyright-year.ts` puts the present year in the place of the one in which the HTML was built. */
function Copyright() {
  const { t } = useTranslation('common')
  const year = new Date().getFullYear()
  return <p data-year={year}>{t('footer.copyright', { year })}</p>
}
