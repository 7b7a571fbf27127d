import type { CapabilityTile } from '#client/content/service-types.ts'
import { CapabilityGrid } from '#client/site/sections/service/capability-grid.tsx'
import type { Locale } from '#contract/addresses.ts'
import { CapabilityAccordion } from './capability-accordion.tsx'
import styles from './capability-grid-or-accordion.module.css'

interface CapabilityGridOrAccordionProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
}

/**
 * The capabilities of a service: a grid on wide screens and on paper, an accordion on small screens. The page contains
 * both, and CSS hides one of them.
 */
export function CapabilityGridOrAccordion(props: CapabilityGridOrAccordionProps) {
  return (
    <div className={styles.variants}>
      <CapabilityGrid {...props} />
      <CapabilityAccordion {...props} />
    </div>
  )
}
