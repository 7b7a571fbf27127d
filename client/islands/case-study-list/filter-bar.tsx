import type { FormEvent, MouseEventHandler, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/components/icon.tsx'
import { OPERATES } from '#client/document/island-attributes.ts'
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
  onChoose: (choice: Partial<CaseStudyFilters>) => void
  onType: (search: string) => void
  /** Of a link to the list without filters, which works without script. */
  onClear: MouseEventHandler
  /** The visitor has stopped typing: presses Enter or leaves the box. */
  onSettle: () => void
}

/** The filters of the list: industry, service, search. A plain GET form until the script has loaded. */
export function FilterBar({ locale, industries, filters, ref, onChoose, onType, onClear, onSettle }: FilterBarProps) {
  const { t } = useTranslation('case-studies')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSettle()
    // The keyboard of a touch screen would cover the results.
    if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement).blur()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is the landmark; one around it would only be named twice
    <form
      ref={ref}
      className={styles.bar}
      role="search"
      aria-label={t('filters.title')}
      action={paths.caseStudies(locale)}
      method="get"
      // The browser must not restore choices that the address does not name.
      autoComplete="off"
      {...{ [OPERATES]: true }}
      onSubmit={submit}
    >
      <FilterSelect
        name="industry"
        label={t('filters.industry')}
        value={filters.industry}
        allLabel={t('filters.allIndustries')}
        options={industries.map((value) => ({ value, label: t(`industries.${value}`) }))}
        onChange={(industry) => onChoose({ industry })}
      />
      <FilterSelect
        name="service"
        label={t('filters.service')}
        value={filters.service}
        allLabel={t('filters.allServices')}
        options={SERVICES.map((value) => ({ value, label: t(`services.${value}`) }))}
        onChange={(service) => onChoose({ service })}
      />
      <FilterSearch value={filters.search} onChange={onType} onBlur={onSettle} />
      {/* Needed without script, and expected by keyboard users; with script each choice filters at once. */}
      <button type="submit" className={styles.submit}>
        {t('filters.show')}
      </button>
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
