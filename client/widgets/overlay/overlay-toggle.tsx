import { classNames } from '#client/components/class-names.ts'
import { IconButton } from '#client/components/icon-button.tsx'
import styles from './overlay-toggle.module.css'

interface OverlayToggleProps {
  /** Names what the overlay shows. Screen readers add whether the overlay is open (`aria-expanded`). */
  label: string
  className?: string
}

/**
 * A button that opens and closes the overlay that contains it (`start-overlay.ts`). Its icon is a plus, and a minus
 * while the overlay is open.
 */
export function OverlayToggle({ label, className }: OverlayToggleProps) {
  return (
    <IconButton
      icon="plus"
      label={label}
      className={classNames(styles.toggle, className)}
      aria-expanded={false}
      data-overlay-toggle
    />
  )
}
