import { CAPABILITY_ICONS, type CapabilityIconName } from '#client/content/capability-icons.ts'

/**
 * The icon of a capability in the colour of the text. Hidden from screen readers, because the capability's title beside
 * the icon says the same.
 */
export function CapabilityIcon({ name }: { name: CapabilityIconName }) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" fill="currentColor" aria-hidden="true">
      <path d={CAPABILITY_ICONS[name]} />
    </svg>
  )
}
