import { TwoSidedButton } from '#client/components/two-sided-button.tsx'

interface OverlayToggleProps {
  /** Label while the overlay is closed: what a press does. */
  showLabel: string
  /** Label while it is open. */
  hideLabel: string
  className?: string
}

/** A plus, a minus while open: opens and closes the overlay around it (`start-overlay.ts`). */
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
