import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { CardPicture } from '#client/components/card-grid.tsx'
import { PageHero } from '#client/components/page-hero.tsx'
import { Section } from '#client/components/section.tsx'
import { paths } from '#client/navigation/paths.ts'
import { Head } from '#client/site/head.tsx'
import { useLocale } from '#client/site/locale.ts'
import fairLink from './fair-link.module.css'
import styles from './systems.module.css'

const IOS_STEPS = ['share', 'add', 'done'] as const
const OTHERS = ['android', 'desktop', 'mac', 'firefox'] as const

/**
 * How to install the site, for each system. The style sheet shows the visitor's own system first and large
 * (`systems.module.css`).
 */
export function Component() {
  const { t } = useTranslation('install')
  const locale = useLocale()
  return (
    <>
      <Head title={t('title')} description={t('metaDescription')} />
      <PageHero image="/illustrations/hero-install.svg" title={t('title')} lead={t('lead')} />
      <Section title={t('systems')}>
        <ul className={styles.systems}>
          <li className={styles.ios}>
            <div className={styles.words} data-yours={t('yours')}>
              <h3>{t('ios.title')}</h3>
              <p>{t('ios.lead')}</p>
            </div>
            <ol className={styles.steps}>
              {IOS_STEPS.map((step) => (
                <li key={step}>
                  <CardPicture src={`/illustrations/install-${step}.svg`} />
                  <div>
                    <h4>{t(`ios.${step}.title`)}</h4>
                    <p>{t(`ios.${step}.text`)}</p>
                  </div>
                </li>
              ))}
            </ol>
            <p className={styles.note}>{t('ios.note')}</p>
          </li>
          {OTHERS.map((system) => (
            <li key={system} className={styles[system]}>
              <CardPicture src={`/illustrations/install-${system}.svg`} />
              <div className={styles.words} data-yours={t('yours')}>
                <h3>{t(`others.${system}.title`)}</h3>
                <p>{t(`others.${system}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={fairLink.fair}>
          <img src="/illustrations/hero-fair.svg" alt="" width={1000} height={900} loading="lazy" decoding="async" />
          <div>
            <p>{t('fair.text')}</p>
            <Button variant="outline" href={paths.fair(locale)}>
              {t('fair.link')}
            </Button>
          </div>
        </div>
      </Section>
    </>
  )
}
