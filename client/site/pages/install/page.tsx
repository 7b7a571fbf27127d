import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import fairLink from './fair-link.module.css'
import hero from './install-hero.module.css'
import styles from './systems.module.css'

const SYSTEMS = ['ios', 'android', 'desktop', 'mac', 'firefox'] as const

/**
 * How to install the site, for each system. Their devices stand on tiled shelves. The style sheet shows the visitor's
 * own system first and large (`systems.module.css`).
 */
export function Component() {
  const { t } = useTranslation('install')
  const locale = useLocale()
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} />
      <div className={hero.hero}>
        <PageHero image="/illustrations/hero-install.svg" title={t('title')} lead={t('lead')} />
      </div>
      <section>
        <ul className={styles.systems}>
          {SYSTEMS.map((system) => (
            <li key={system} className={styles[system]}>
              <div className={styles.device}>
                <img src={`/illustrations/install-${system}.svg`} alt="" width={400} height={340} loading="lazy" />
              </div>
              <h2 data-yours={t('yours')}>{t(`${system}.title`)}</h2>
              <ol className={styles.steps}>
                {t(`${system}.steps`)
                  .split('\n')
                  .map((step) => (
                    <li key={step}>{step}</li>
                  ))}
              </ol>
              <p>{t(`${system}.note`)}</p>
            </li>
          ))}
        </ul>
        <div className={fairLink.fair}>
          <img src="/illustrations/install-fair.svg" alt="" width={800} height={330} loading="lazy" />
          <div>
            <p>{t('fair.text')}</p>
            <Button variant="secondary" href={paths.fair(locale)}>
              {t('fair.link')}
            </Button>
          </div>
        </div>
      </section>
    </>
  )
}
