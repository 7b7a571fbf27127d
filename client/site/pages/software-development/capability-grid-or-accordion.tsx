import type { CapabilityTile } from '#client/content/service.ts'
import { CapabilityGrid } from '#client/site/sections/service/capability-grid.tsx'
import type { Locale } from '#contract/addresses.ts'
import { CapabilityAccordion } from './capability-accordion.tsx'
import styles from './capability-grid-or-accordion.module.css'

interface CapabilityGridOrAccordionProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
}

/** A grid on wide screens and on paper, an accordion on small ones. The page has both; CSS hides one. */
export function CapabilityGridOrAccordion(props: CapabilityGridOrAccordionProps) {
  return (
    <div className={styles.variants}>
      <CapabilityGrid {...props} />
      <CapabilityAccordion {...props} />
    </div>
  )
}
