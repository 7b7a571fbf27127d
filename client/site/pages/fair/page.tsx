import { useTranslation } from 'react-i18next'
import { PageHero } from '#client/components/page-hero.tsx'
import { FairSection } from '#client/islands/fair/fair-section.tsx'
import { Island } from '#client/islands/island.tsx'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import { Changes } from './changes.tsx'
import styles from './page.module.css'
import { ScreenLocks } from './screen-locks.tsx'
import tablet from './tablet.module.css'

/** The page on which the staff start fair mode, a mode for tablets that visitors of a job fair share. */
export function Component() {
  const { t } = useTranslation('fair')
  const locale = useLocale()
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} noindex />
      <div className={`${styles.setup} ${styles.wide}`}>
        <PageHero compact image="/illustrations/hero-fair.svg" title={t('title')} lead={t('lead')} />
      </div>
      <div className={`${tablet.tablet} ${styles.wide}`}>
        <Island name="fair-section" props={{ locale }}>
          <FairSection locale={locale} />
        </Island>
      </div>
      <div className={`${styles.setup} ${styles.wide}`}>
        <Changes />
      </div>
      <div className={`${styles.setup} ${styles.wide} ${styles.locks}`}>
        <ScreenLocks />
      </div>
    </>
  )
}
