import { type MouseEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { Spinner } from '#client/components/spinner.tsx'
import type { CaseStudyListItem } from '#client/content/case-study-list.ts'
import { paths } from '#client/navigation/paths.ts'
import { isPlainClick } from '#client/navigation/plain-click.ts'
import type { Locale } from '#contract/addresses.ts'
import { NO_FILTERS, offeredIndustries } from './case-study-filters.ts'
import styles from './case-study-list.module.css'
import { CaseStudyListCard } from './case-study-list-card.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NoResults } from './no-results.tsx'
import { ResultCount } from './result-count.tsx'
import { CASE_LIST_PAGE_SIZE, useCaseStudyList } from './use-case-study-list.ts'

export interface CaseStudyListProps {
  locale: Locale
  /** All case studies, the latest first. */
  caseStudies: readonly CaseStudyListItem[]
}

/**
 * Whether the card at an index is large: the first and the eighth one, if cards follow that fill the column beside it.
 * In the three columns of a wide screen a large card takes four cells instead of one. The three further cells make up a
 * row, so that the last row is as full as without large cards.
 */
function isLeadAt(index: number, cardCount: number): boolean {
  return (index === 0 && cardCount >= 3) || (index === 7 && cardCount >= 9)
}

/** The list of case studies with its filters. */
export function CaseStudyList({ locale, caseStudies }: CaseStudyListProps) {
  const { t } = useTranslation('case-studies')
  const cards = useRef<HTMLUListElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const list = useCaseStudyList(locale, caseStudies)
  const { filters, isHydrated, matches, shown } = list

  const loadMore = () => {
    flushSync(list.showMore)
    cards.current?.children[shown.length]?.querySelector('a')?.focus()
  }
  const clear = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    list.choose(NO_FILTERS)
    // The link is hidden once no filter is set.
    results.current?.focus({ preventScroll: true })
  }
  return (
    <div className={styles.list}>
      <FilterBar
        ref={list.form}
        locale={locale}
        industries={offeredIndustries(caseStudies)}
        filters={filters}
        onChoice={list.choose}
        onSearch={list.search}
        onClear={clear}
        onTypingEnd={list.endTyping}
      />
      <div ref={results} className={isHydrated ? styles.results : `${styles.results} ${styles.served}`} tabIndex={-1}>
        {!isHydrated && (
          <div className={styles.waiting}>
            <Spinner label={t('list.loading')} />
          </div>
        )}
        <ResultCount address={list.filterAddress} shownCount={shown.length} matchCount={matches.length}>
          <NoResults locale={locale} onClear={clear} />
        </ResultCount>
        {shown.length > 0 && (
          <ul className={styles.cards} ref={cards}>
            {shown.map((caseStudy, index) => {
              const isLead = isLeadAt(index, shown.length)
              // A card that becomes a lead is another element: the overlay of the former one may be open.
              return (
                <CaseStudyListCard
                  key={`${caseStudy.slug} ${isLead}`}
                  locale={locale}
                  caseStudy={caseStudy}
                  isLead={isLead}
                />
              )
            })}
          </ul>
        )}
        {shown.length < matches.length && (
          <div className={styles.more}>
            <Button data-operates onClick={loadMore}>
              <b>+{matches.length - shown.length}</b> {t('list.loadMore')}
            </Button>
          </div>
        )}
        <noscript>
          <ul>
            {caseStudies.slice(CASE_LIST_PAGE_SIZE).map(({ slug, title }) => (
              <li key={slug}>
                <a href={paths.caseStudy(locale, slug)}>{title}</a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </div>
  )
}
