import { useSyncExternalStore } from 'react'
import type { CapabilityTile } from '#client/content/service.ts'
import type { Locale } from '#contract/locale.ts'
import { CapabilityAccordion } from './capability-accordion.tsx'
import { CapabilityGrid } from './capability-grid.tsx'
import styles from './capability-grid-or-accordion.module.css'

/** As in the stylesheets; as wide as the header's menu asks for (specification §2). */
const WIDE = '(min-width: 48em)'

interface CapabilityGridOrAccordionProps {
  locale: Locale
  capabilities: readonly CapabilityTile[]
}

/** A grid on wide screens, an accordion on small ones. The served HTML holds both; once hydrated the other one is gone. */
export function CapabilityGridOrAccordion(props: CapabilityGridOrAccordionProps) {
  const isWide = useSyncExternalStore(onWidth, isWideNow, neitherYet)
  return (
    <div className={styles.variants}>
      {isWide !== false && <CapabilityGrid {...props} />}
      {isWide !== true && <CapabilityAccordion {...props} />}
    </div>
  )
}

function onWidth(notify: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

const isWideNow = (): boolean | undefined => matchMedia(WIDE).matches
const neitherYet = () => undefined
