import type { FormEvent, MouseEventHandler, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/components/icon.tsx'
import { paths } from '#client/navigation/paths.ts'
import { type Locale, SERVICES } from '#contract/addresses.ts'
import type { Industry } from '#contract/content/case-study-fields.ts'
import { type CaseStudyFilters, isFiltering } from './case-study-filters.ts'
import styles from './filter-bar.module.css'
import { FilterSearch } from './filter-search.tsx'
import { FilterSelect } from './filter-select.tsx'

interface FilterBarProps {
  locale: Locale
  industries: readonly Industry[]
  filters: CaseStudyFilters
  ref: RefObject<HTMLFormElement | null>
  onChoice: (choice: Partial<CaseStudyFilters>) => void
  onSearch: (search: string) => void
  /** Handles clicks on the link that clears the filters. Until the script has loaded, the link opens the plain list. */
  onClear: MouseEventHandler
  /** Called when the visitor has finished typing: on Enter, and when the search box loses the focus. */
  onTypingEnd: () => void
}

/** The filters: industry, service and search text. Until the script has loaded, they are a plain GET form. */
export function FilterBar({
  locale,
  industries,
  filters,
  ref,
  onChoice,
  onSearch,
  onClear,
  onTypingEnd,
}: FilterBarProps) {
  const { t } = useTranslation('case-studies')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onTypingEnd()
    // On a touch screen, close the on-screen keyboard, which would cover the results.
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement).blur()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is the landmark; a `<search>` would repeat its name
    <form
      ref={ref}
      className={styles.bar}
      role="search"
      aria-label={t('filters.title')}
      action={paths.caseStudies(locale)}
      method="get"
      // Autocompletion is off. Otherwise the browser would restore the old values of the controls on a reload, although
      // the address has other filters.
      autoComplete="off"
      data-operates
      onSubmit={submit}
    >
      <div className={styles.fields}>
        <FilterSelect
          name="industry"
          label={t('filters.industry')}
          value={filters.industry}
          allLabel={t('filters.allIndustries')}
          options={industries.map((value) => ({ value, label: t(`industries.${value}`) }))}
          onChange={(industry) => onChoice({ industry })}
        />
        <FilterSelect
          name="service"
          label={t('filters.service')}
          value={filters.service}
          allLabel={t('filters.allServices')}
          options={SERVICES.map((value) => ({ value, label: t(`services.${value}`) }))}
          onChange={(service) => onChoice({ service })}
        />
        <FilterSearch value={filters.search} onChange={onSearch} onBlur={onTypingEnd} />
        {/* Once the script has loaded, each choice filters at once. Before that, Enter in the search box submits the form
            by this button. For keyboard users the button is visible while it has the focus. */}
        <button type="submit" className={styles.submit}>
          {t('filters.show')}
        </button>
      </div>
      <a
        className={styles.clear}
        href={paths.caseStudies(locale)}
        data-filtering={isFiltering(filters) || undefined}
        onClick={onClear}
      >
        {t('filters.clear')}
        <Icon name="close" />
      </a>
    </form>
  )
}
