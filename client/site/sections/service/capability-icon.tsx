import { CAPABILITY_ICONS, type CapabilityIconName } from '#client/content/capability-icons.ts'
import styles from './capability-icon.module.css'

/**
 * The icon of a capability on a decorative tile. Hidden from screen readers, because the capability's title beside
 * the icon says the same.
 */
export function CapabilityIcon({ name }: { name: CapabilityIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 48 48" width="48" height="48" fill="currentColor" aria-hidden="true">
      <path d={CAPABILITY_ICONS[name]} />
    </svg>
  )
}
