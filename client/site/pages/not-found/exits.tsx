import { useTranslation } from 'react-i18next'
import { CardGrid } from '#client/components/card-grid.tsx'
import { Section } from '#client/components/section.tsx'
import stretched from '#client/components/stretched-link.module.css'
import { paths } from '#client/navigation/paths.ts'
import { useLocale } from '#client/site/locale.ts'
import styles from './exits.module.css'

const EXITS = [
  { page: 'services', picture: 'hero-services' },
  { page: 'caseStudies', picture: 'hero-case-studies' },
  { page: 'careers', picture: 'hero-careers' },
] as const

/** The pages that most visitors of a missing page look for. */
export function Exits() {
  const { t } = useTranslation('not-found')
  const locale = useLocale()
  return (
    <Section title={t('exits.title')}>
      <CardGrid columns="three">
        {EXITS.map(({ page, picture }) => (
          <li key={page} className={styles.exit}>
            <img
              src={`/illustrations/${picture}.svg`}
              alt=""
              width={1000}
              height={900}
              loading="lazy"
              decoding="async"
            />
            <h3>
              <a className={stretched.link} href={paths[page](locale)}>
                {t(`exits.${page}.title`)}
              </a>
            </h3>
            <p>{t(`exits.${page}.text`)}</p>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
