import { useTranslation } from 'react-i18next'
import cells from '#client/components/cells.module.css'
import { Icon } from '#client/components/icon.tsx'
import type { CaseStudyPage } from '#client/content/case-study-page.ts'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import type { CaseStudy } from '#contract/content/case-study-schema.ts'
import styles from './neighbours.module.css'

interface NeighboursProps extends Pick<CaseStudyPage, 'previous' | 'next'> {
  locale: Locale
}

/** Links to the case studies before and after this one in the list. */
export function Neighbours({ locale, previous, next }: NeighboursProps) {
  const { t } = useTranslation('case-studies')
  return (
    <nav className={`${cells.cells} ${styles.neighbours}`} aria-label={t('detail.neighbours')}>
      {previous && <Neighbour locale={locale} direction="previous" caseStudy={previous} />}
      {next && <Neighbour locale={locale} direction="next" caseStudy={next} />}
    </nav>
  )
}

interface NeighbourProps {
  locale: Locale
  direction: 'previous' | 'next'
  caseStudy: CaseStudy
}

/** A link to the case study before or after this one, with its title. */
function Neighbour({ locale, direction, caseStudy }: NeighbourProps) {
  const { t } = useTranslation('case-studies')
  return (
    <a className={styles[direction]} href={paths.caseStudy(locale, caseStudy.slug)}>
      <Icon name={direction === 'next' ? 'arrow-right' : 'arrow-left'} />
      <span className={styles.direction}>{t(`detail.${direction}`)}</span>{' '}
      <span className={styles.title}>{caseStudy.title}</span>
    </a>
  )
}
