import { type MouseEventHandler, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/components/button.tsx'
import { paths } from '#client/navigation/paths.ts'
import type { Locale } from '#contract/addresses.ts'
import styles from './no-results.module.css'

/**
 * The part that replaces the cards if no case study passes the filters: an empty grid, and a link that clears the
 * filters.
 */
export function NoResults({ locale, onClear }: { locale: Locale; onClear: MouseEventHandler }) {
  const { t } = useTranslation('case-studies')
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    // If the focused link disappears with this part, move the focus to the element around the list, because that
    // element stays.
    return () => {
      if (element?.contains(document.activeElement))
        element.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={styles.grid} ref={ref}>
      <div className={styles.words}>
        <h3>{t('list.empty')}</h3>
        <p>{t('list.emptyHint')}</p>
        <Button variant="accent" href={paths.caseStudies(locale)} onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </div>
    </div>
  )
}
