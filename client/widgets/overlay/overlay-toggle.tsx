import { TwoSidedButton } from '#client/components/two-sided-button.tsx'

interface OverlayToggleProps {
  /** Label while the overlay is closed: what a press then does. */
  showLabel: string
  /** Label while the overlay is open: what a press then does. */
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
