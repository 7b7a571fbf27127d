import { TwoSidedButton } from '#client/components/two-sided-button.tsx'

interface OverlayToggleProps {
  /** Label while the overlay is closed. It says that a press opens the overlay. */
  showLabel: string
  /** Label while the overlay is open. It says that a press closes the overlay. */
  hideLabel: string
  className?: string
}

/**
 * A button that opens and closes the overlay that contains it (`start-overlay.ts`). Its icon is a plus, and a minus
 * while the overlay is open.
 */
export function OverlayToggle({ showLabel, hideLabel, className }: OverlayToggleProps) {
  return (
    <TwoSidedButton
      className={className}
      off={{ icon: 'plus', label: showLabel }}
      on={{ icon: 'minus', label: hideLabel }}
      aria-expanded={false}
      data-overlay-toggle
    />
  )
}
